import { expect, test } from "vitest";
import { pageTopics, topicNamed } from "./topics.ts";

test("a topic of a newer release counts as a change of anything", () => {
  expect(topicNamed("players")).toBe("players");
  expect(topicNamed("from a later release")).toBe("*");
});

test("pages aren't made again for what they don't show", () => {
  expect(pageTopics).toContain("news");
  expect(pageTopics).not.toContain("names");
});
