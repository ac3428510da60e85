import { expect, test } from "vitest";
import { publicTopics, topicNamed } from "./topics.ts";

test("a topic of a newer release counts as a change of anything", () => {
  expect(topicNamed("players")).toBe("players");
  expect(topicNamed("from a later release")).toBe("*");
});

test("responses for visitors aren't made again for what they don't show", () => {
  expect(publicTopics).toContain("news");
  expect(publicTopics).not.toContain("names");
});
