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

test("a success replaces an older failure, and a failure an older success; neither comes back", () => {
  const queue = createToastQueue();
  queue.add({ title: "Saving failed", tone: "bad", replaceKey: "player" });
  queue.add({ title: "Link copied" });
  expect(turnsOf(queue)).toEqual(["Link copied"]);
  queue.add({ title: "Player deleted", action: { label: "Undo", act: () => {} } });
  queue.add({ title: "Saving failed", tone: "bad" });
  queue.add({ title: "Deleting failed", tone: "bad" });
  expect(turnsOf(queue)).toEqual(["Deleting failed"]);
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
  expect(turnsOf(queue)).toEqual(["saved", "1", "2", "3"]);
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
