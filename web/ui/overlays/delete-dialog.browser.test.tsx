import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { outageSentence } from "#contract/client.ts";
import { inPage } from "#web/testing/in-page.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useRowDialog } from "./use-row-dialog.ts";

type Row = { id: string; name: string };
type Deletion = ReturnType<typeof Promise.withResolvers<void>>;

const rows: Row[] = [
  { id: "1", name: "North Cup" },
  { id: "2", name: "South Cup" },
];

function Cups({ remove }: { remove: (row: Row) => Promise<unknown> }) {
  const deletion = useRowDialog<Row>();
  return (
    <>
      {rows.map((row) => (
        <button type="button" key={row.id} onClick={() => deletion.open(row)}>
          {row.name}
        </button>
      ))}
      <DeleteDialog
        chosen={deletion}
        nameOf={({ name }) => name}
        confirmLabel="Delete cup"
        texts={{ deleted: "Cup deleted", deleteFailed: "Couldn’t delete the cup" }}
        remove={remove}
      />
    </>
  );
}

/** Renders two cups. Their deletions end when the test says so. */
async function twoCups() {
  const deletions = new Map<string, Deletion>(rows.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const asked: string[] = [];
  await inPage(
    <Cups
      remove={({ name }) => {
        asked.push(name);
        return deletions.get(name)?.promise ?? Promise.reject(new Error("no such cup"));
      }}
    />,
  );
  return { asked, end: (name: string, error?: Error) => settle(deletions.get(name), error) };
}

const settle = (deletion: Deletion | undefined, error?: Error) =>
  error ? deletion?.reject(error) : deletion?.resolve();
const ask = (name: string) => userEvent.click(page.getByRole("button", { name }));
const question = (name: string) => page.getByRole("dialog", { name: `Delete ${name}?` });
const confirm = (name: string) => userEvent.click(question(name).getByRole("button", { name: "Delete cup" }));

test("a question belongs to its own row, however late the answer about another one comes", async () => {
  const { asked, end } = await twoCups();
  await ask("North Cup");
  await confirm("North Cup");
  await expect.element(question("North Cup").getByRole("button", { name: "Deleting..." })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await ask("South Cup");
  await expect.element(question("South Cup").getByRole("button", { name: "Delete cup" })).toBeEnabled();
  await userEvent.keyboard("{Escape}");
  await ask("North Cup");
  await expect.element(question("North Cup").getByRole("button", { name: "Deleting..." })).toBeVisible(); // it still is
  await userEvent.keyboard("{Escape}");
  await ask("South Cup");
  end("North Cup");
  await expect.element(page.getByRole("status").getByText("Cup deleted")).toBeVisible();
  await expect.element(question("South Cup").getByRole("button", { name: "Delete cup" })).toBeEnabled();
  expect(asked).toEqual(["North Cup"]);
});

test("a failure stays in its own dialog, or is a toast once that has closed", async () => {
  const { end } = await twoCups();
  await ask("North Cup");
  await confirm("North Cup");
  end("North Cup", new Error("it broke"));
  await expect.element(question("North Cup").getByText(outageSentence)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await ask("South Cup");
  await expect.element(question("South Cup").getByText(outageSentence)).not.toBeInTheDocument();
  await confirm("South Cup");
  await userEvent.keyboard("{Escape}");
  await expect.element(question("South Cup")).not.toBeInTheDocument();
  end("South Cup", new Error("it broke"));
  const toast = page.getByRole("alert");
  await expect.element(toast.getByText("Couldn’t delete the cup")).toBeVisible();
  await expect.element(toast.getByText(`South Cup: ${outageSentence}`)).toBeVisible();
});

test("a second press while it's under way deletes nothing more", async () => {
  const { asked } = await twoCups();
  await ask("North Cup");
  await confirm("North Cup");
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(question("North Cup").getByRole("button", { name: "Deleting..." })).toBeVisible();
  expect(asked).toEqual(["North Cup"]);
});
