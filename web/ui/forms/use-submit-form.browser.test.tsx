import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod/mini";
import { ApiFailure } from "#contract/client.ts";
import { inPage } from "#web/testing/in-page.tsx";
import { describeError, unanswered } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { TextField } from "./text-field.tsx";
import { useSubmitForm } from "./use-submit-form.ts";

type Values = { name: string; city: string };
type Sending = (body: Values) => Promise<unknown>;

const required = (message: string) => z.string().check(z.minLength(1, message));
const Schema = z.object({ name: required("Please enter a name"), city: required("Please enter a city") });

function CityForm({ send, onSent }: { send: Sending; onSent: (answer: unknown, hasNoLaterEdits: boolean) => void }) {
  const form = useSubmitForm<Values>({
    defaultValues: { name: "", city: "" },
    schema: async () => Schema,
    send,
    onSent,
    errorMessage: describeError("Couldn’t save"),
  });
  return (
    <form {...form.formProps}>
      <TextField label="Name" {...form.fieldProps("name")} />
      <TextField label="City" {...form.fieldProps("city")} />
      <ErrorText>{form.failure}</ErrorText>
      <button type="submit">{form.isSending ? "Saving..." : "Save"}</button>
    </form>
  );
}

async function opened(send: Sending) {
  const onSent = vi.fn<(answer: unknown, hasNoLaterEdits: boolean) => void>();
  await inPage(<CityForm send={send} onSent={onSent} />);
  return onSent;
}
const field = (name: string) => page.getByRole("textbox", { name });
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(name), value);
};
const save = () => userEvent.click(page.getByRole("button", { name: "Save" }));

test("the first wrong field has the focus and its sentence, which goes once it's right", async () => {
  const send = vi.fn<Sending>(async () => ({}));
  await opened(send);
  await save();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Name")).toHaveAccessibleDescription(/Please enter a name/);
  await expect.element(field("City")).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("Ida");
  await expect.element(page.getByText("Please enter a name")).not.toBeInTheDocument();
  await save();
  await expect.element(field("City")).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test("it's sent once, however often it's pressed, and what is typed meanwhile stays and is said to be unsaved", async () => {
  const answer = Promise.withResolvers<unknown>();
  const send = vi.fn<Sending>(() => answer.promise);
  const onSent = await opened(send);
  await fill({ Name: "Ida", City: "Leeds" });
  await save();
  await expect.element(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Saving..." }));
  await fill({ City: "York" });
  await userEvent.keyboard("{Enter}");
  answer.resolve({});
  await expect.poll(() => onSent.mock.calls).toEqual([[{}, false]]);
  expect(send.mock.calls).toEqual([
    [
      { name: "Ida", city: "Leeds" },
      { name: "Ida", city: "Leeds" },
    ],
  ]);
  await expect.element(field("City")).toHaveValue("York");
});

test("what the server refuses is said at its field, which has the focus", async () => {
  const refusal = JSON.stringify({ error: "No.", fields: { city: "There’s no such city" } });
  await opened(() => Promise.reject(new ApiFailure(400, refusal, "Bad Request")));
  await fill({ Name: "Ida", City: "Atlantis" });
  await save();
  await expect.element(field("City")).toHaveFocus();
  await expect.element(field("City")).toHaveAccessibleDescription(/There’s no such city/);
  await expect.element(field("City")).toHaveValue("Atlantis");
});

test("a lost answer is said as one, and nothing typed is lost", async () => {
  await opened(() => Promise.reject(new TypeError("no answer")));
  await fill({ Name: "Ida", City: "Leeds" });
  await save();
  await expect.element(page.getByText(unanswered)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Ida");
  await expect.element(page.getByRole("button", { name: "Save" })).toBeEnabled();
});
