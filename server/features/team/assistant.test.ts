import { afterAll, expect, test } from "vitest";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";

const site = useSite();
const without = await createTestSite({}, { team: { ...team, assistant: { ...team.assistant, isOn: false } } });
afterAll(() => without.close());

const textIn = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, " ");
const paths = [
  "/",
  "/about",
  "/management",
  "/apply",
  "/news",
  "/privacy",
  "/terms",
  "/login",
  "/calendar",
  "/no-page",
];

test.each(paths)("%s has the assistant's button unless the team has switched it off", async (url) => {
  const on = (await site().app.inject({ url })).body;
  const off = (await without.app.inject({ url })).body;
  expect(on).toContain('aria-label="Ask the team assistant"');
  expect(off).not.toMatch(/Ask the team assistant|class="chat"|AssistantDock/);
  expect(textIn(off)).not.toMatch(/assistant/i);
});

test("the privacy notice names the conversation that the browser keeps, if there can be one", async () => {
  expect(textIn((await site().app.inject({ url: "/privacy" })).body)).toContain("conversation with the assistant");
});
