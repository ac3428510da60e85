import { expect, test } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

const social = { queue: "social", atMost: 2 };

/** Returns the titles in the order in which the toasts are shown. */
function turnsOf(queue: ReturnType<typeof createToastQueue>) {
  const titles: string[] = [];
  for (let toast = queue.shown(); toast; toast = queue.shown()) {
    titles.push(toast.title);
    queue.dismiss(toast.id);
  }
  return titles;
}

test("one toast is shown at a time, and the newest wins", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  queue.add({ title: "second" });

  expect(queue.shown()?.title).toBe("second");
  expect(turnsOf(queue)).toEqual(["second"]);
});

test("a failure shows immediately, other good news waits behind it, and success at the same thing replaces it", () => {
  const queue = createToastQueue();
  queue.add({ title: "Saving failed", tone: "bad", replaceKey: "player" });
  queue.add({ title: "Link copied" });
  queue.add({ title: "Video updated" });
  expect(turnsOf(queue)).toEqual(["Saving failed", "Video updated"]);

  queue.add({ title: "Link copied" });
  queue.add({ title: "Saving failed", tone: "bad", replaceKey: "player" });
  queue.add({ title: "Video updated" });
  expect(queue.shown()?.title).toBe("Saving failed");
  queue.add({ title: "Player updated", replaceKey: "player" });
  expect(turnsOf(queue)).toEqual(["Player updated"]);
});

test("good news waiting behind a failure is shown even if another failure comes", () => {
  const queue = createToastQueue();
  queue.add({ title: "first", tone: "bad" });
  queue.add({ title: "Player deleted" });
  queue.add({ title: "second", tone: "bad" });
  expect(turnsOf(queue)).toEqual(["second", "first", "Player deleted"]);
});

test("a failure that the page shows too doesn't come back", () => {
  const queue = createToastQueue();
  queue.add({ title: "Saving failed", tone: "bad", mustBeRead: false });
  queue.add({ title: "Link copied" });
  expect(turnsOf(queue)).toEqual(["Link copied"]);
});

test("of many failures in a row only the newest three are shown", () => {
  const queue = createToastQueue();
  for (const title of ["1", "2", "3", "4", "5", "5"]) queue.add({ title, tone: "bad" });
  expect(turnsOf(queue)).toEqual(["5", "4", "3"]);
});

test("in a queue a newer toast about the same thing replaces the older one", () => {
  const queue = createToastQueue();
  for (const description of ["1", "2"]) {
    queue.add({ title: "X", description }, social);
    queue.add({ title: "Twitch", description }, social);
  }
  expect(queue.shown()).toMatchObject({ title: "X", description: "2" });
  expect(turnsOf(queue)).toEqual(["X", "Twitch"]);
});

test("a toast that is no longer true can be dismissed with what adding it returned", () => {
  const queue = createToastQueue();
  const failed = queue.add({ title: "It failed", tone: "bad" });
  queue.add({ title: "It worked" });
  queue.dismiss(failed);
  expect(turnsOf(queue)).toEqual(["It worked"]);
});

test("a toast stays five seconds and is plain unless it says otherwise", () => {
  const queue = createToastQueue();
  queue.add({ title: "Saved" });
  expect(queue.shown()).toMatchObject({ durationMs: 5000, tone: "plain" });
});

test("a limited queue keeps the newest toasts and leaves the one on screen alone", () => {
  const queue = createToastQueue();
  for (const title of ["1", "2", "3", "4", "5"]) queue.add({ title }, social);
  expect(turnsOf(queue)).toEqual(["1", "4", "5"]);
});

test("toasts in a queue wait behind all others", () => {
  const queue = createToastQueue();
  for (const title of ["1", "2", "3"]) queue.add({ title }, social);
  queue.add({ title: "failed", tone: "bad" });
  queue.add({ title: "saved" });
  expect(turnsOf(queue)).toEqual(["failed", "saved", "1", "2", "3"]);
});

test("dismissing a toast twice doesn't dismiss another", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  const first = queue.shown()?.id ?? 0;
  queue.dismiss(first);
  queue.add({ title: "second" });
  queue.dismiss(first);
  queue.dismiss(first);
  expect(turnsOf(queue)).toEqual(["second"]);
});

test("listeners hear of every change until they unsubscribe", () => {
  const queue = createToastQueue();
  let changes = 0;
  const leave = queue.subscribe(() => changes++);
  queue.add({ title: "first" });
  queue.dismiss(queue.shown()?.id ?? 0);
  leave();
  queue.add({ title: "second" });
  expect(changes).toBe(2);
});

test("a toast keeps its action when it comes back after a failure", () => {
  const queue = createToastQueue();
  const action = { label: "Undo", act: () => {} };
  queue.add({ title: "Saving failed", tone: "bad", replaceKey: "player" });
  queue.add({ title: "Player deleted", action });
  const failure = queue.shown();
  expect(failure?.action).toBeUndefined();
  if (failure) queue.dismiss(failure.id);
  expect(queue.shown()).toMatchObject({ title: "Player deleted", action });
});
