import { expect, test } from "vitest";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { keptInPlace } from "./kept-in-place.ts";

const message = (id: string, isRead = false): ContactMessage => ({
  id,
  subject: "media",
  name: id,
  email: "ida@demo.example",
  message: "Hello.",
  createdAt: "2026-03-01T12:00:00.000Z",
  isRead,
  isArchived: false,
});
const some = (...ids: string[]) => ids.map((id) => message(id));
const read = (...ids: string[]) => new Map(ids.map((id) => [id, message(id, true)]));
const idsOf = (messages: ContactMessage[]) => messages.map(({ id }) => id);

test("a message that was read here stays in its place, and shows that it's read", () => {
  const rows = keptInPlace(some("a", "d"), some("a", "b", "c", "d"), read("b", "c"));
  expect(idsOf(rows)).toEqual(["a", "b", "c", "d"]);
  expect(rows.map(({ isRead }) => isRead)).toEqual([false, true, true, false]);
});

test("the first message stays first, also when all were read", () => {
  expect(idsOf(keptInPlace(some("b"), some("a", "b"), read("a")))).toEqual(["a", "b"]);
  expect(idsOf(keptInPlace([], some("a", "b"), read("a", "b")))).toEqual(["a", "b"]);
});

test("it stays behind the nearest message above it if the one between has gone", () => {
  expect(idsOf(keptInPlace(some("a", "d"), some("a", "b", "c", "d"), read("c")))).toEqual(["a", "c", "d"]);
});

test("what the server still lists comes from the server, and what left the list otherwise is gone", () => {
  const rows = keptInPlace(some("a", "new"), some("a", "b", "c"), read("a", "c"));
  expect(idsOf(rows)).toEqual(["a", "c", "new"]);
  expect(rows.find(({ id }) => id === "a")?.isRead).toBe(false);
});
