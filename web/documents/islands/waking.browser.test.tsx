import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ApiFailure } from "#contract/client.ts";
import { contactTexts } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/api-client.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { ContactForm } from "#web/features/contact-messages/contact-form.tsx";
import { teamId } from "#web/router/element-ids.ts";
import { team } from "#web/testing/team.tsx";
import { toasts } from "#web/ui/feedback/toast-queue.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { replayEarlyPresses } from "./early-island-presses.ts";
import { islandRenderer } from "./render-islands.tsx";

const runtime = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./hydrate.tsx", async (load) => {
  await runtime.promise;
  return load();
});
vi.mock("#web/api/api-client.ts", { spy: true });

const calls = vi.mocked(api as (...call: unknown[]) => Promise<unknown>);
const bodies = () => calls.mock.calls.map(([, input]) => (input as { body?: unknown }).body);

const island = () => document.querySelector<HTMLElement>("[data-island=ContactForm]");
const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => userEvent.click(page.getByRole("button", { name: "Send message" }));
const typed = { name: "Ida Demo", email: "ida@demo.example", subject: "media", message: "May we film?" };

async function fill() {
  await userEvent.fill(field("Name"), typed.name);
  await userEvent.fill(field("Email"), typed.email);
  await userEvent.selectOptions(field("Subject"), typed.subject);
  await userEvent.fill(field("Message"), typed.message);
}

beforeAll(replayEarlyPresses);

/** A document as the server sends it: plain HTML, islands and the team's facts. */
beforeEach(() => {
  const render = islandRenderer({ queryClient: createQueryClient(), team });
  const islands = [<Toaster key="toasts" />, <ContactForm key="contact" />].map(render);
  const facts = `<script type="application/json" id="${teamId}">${JSON.stringify(team).replaceAll("<", "\\u003c")}</script>`;
  document.body.innerHTML =
    facts + islands.map(({ name, id, html }) => `<div data-island="${name}" data-id="${id}">${html}</div>`).join("");
  calls.mockResolvedValue({});
});
afterEach(() => {
  vi.resetAllMocks();
  for (const { id } of toasts.all()) toasts.dismiss(id);
});

test("what was typed before an island woke stays, and a press before is sent once", async () => {
  await fill();
  await send();
  await send();
  expect(island()?.hasAttribute("data-awake")).toBe(false);
  runtime.resolve();
  await expect.element(page.getByText(contactTexts.sent)).toBeVisible();
  expect(bodies()).toEqual([typed]);
  await expect.element(field("Message")).toHaveValue("");
});

test("an island that crashes gives back what was typed, and sends it after that", async () => {
  const unreadable = JSON.stringify({ error: "No.", fields: { name: { a: "text that can’t be rendered" } } });
  calls.mockRejectedValueOnce(new ApiFailure(400, unreadable, "Bad Request"));
  await fill();
  await send();
  await expect.poll(() => bodies().length).toBeGreaterThan(0);
  await expect.poll(() => island()?.hasAttribute("data-awake")).toBe(false);
  await expect.element(field("Message")).toHaveValue(typed.message);
  await send();
  await expect.element(field("Message")).toHaveValue("");
  expect(bodies()).toEqual([typed, typed]);
});
