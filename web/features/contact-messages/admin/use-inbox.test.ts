import { expect, test } from "vitest";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { keptInPlace } from "./use-inbox.ts";

const message = (id: string, isRead = false): ContactMessage => ({
  id,
  subject: "media",
  name: id,
  email: "ida@demo.example",
  message: "Hello.",
  createdAt: "2026-03-01T12:00:00.000Z",
  isRead,
  isArchived: false,
  link: null,
});
const some = (...ids: string[]) => ids.map((id) => message(id));
const read = (...ids: string[]) => new Map(ids.map((id) => [id, message(id, true)]));
const idsOf = (messages: ContactMessage[]) => messages.map(({ id }) => id);

test("a message read here stays in its place and shows as read", () => {
  const rows = keptInPlace(some("a", "d"), some("a", "b", "c", "d"), read("b", "c"));
  expect(idsOf(rows)).toEqual(["a", "b", "c", "d"]);
  expect(rows.map(({ isRead }) => isRead)).toEqual([false, true, true, false]);
});

test("the first message stays first, even if all were read", () => {
  expect(idsOf(keptInPlace(some("b"), some("a", "b"), read("a")))).toEqual(["a", "b"]);
  expect(idsOf(keptInPlace([], some("a", "b"), read("a", "b")))).toEqual(["a", "b"]);
});

test("a message read here stays below the nearest one left above it", () => {
  expect(idsOf(keptInPlace(some("a", "d"), some("a", "b", "c", "d"), read("c")))).toEqual(["a", "c", "d"]);
});

test("messages that the server still lists are as it has them, and those removed elsewhere are gone", () => {
  const rows = keptInPlace(some("a", "new"), some("a", "b", "c"), read("a", "c"));
  expect(idsOf(rows)).toEqual(["a", "c", "new"]);
  expect(rows.find(({ id }) => id === "a")?.isRead).toBe(false);
});
