import { expect, test } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

const social = { queue: "social", atMost: 2 };

/** The titles in the order in which they get their turn. */
function turnsOf(queue: ReturnType<typeof createToastQueue>) {
  const titles: string[] = [];
  for (let toast = queue.shown(); toast; toast = queue.shown()) {
    titles.push(toast.title);
    queue.dismiss(toast.id);
  }
  return titles;
}

test("one toast is shown at a time, and the next gets its turn when it is dismissed", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  queue.add({ title: "second" });

  expect(queue.shown()?.title).toBe("first");
  expect(turnsOf(queue)).toEqual(["first", "second"]);
});

test("a toast that is no longer true is taken back by what adding it gave", () => {
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

test("of a limited queue the newest wait, and the one on screen is left alone", () => {
  const queue = createToastQueue();
  for (const title of ["1", "2", "3", "4", "5"]) queue.add({ title }, social);
  expect(turnsOf(queue)).toEqual(["1", "4", "5"]);
});

test("the limit of one queue drops no other toast", () => {
  const queue = createToastQueue();
  for (const title of ["a", "b", "c"]) queue.add({ title });
  for (const title of ["1", "2", "3"]) queue.add({ title }, social);
  expect(turnsOf(queue)).toEqual(["a", "b", "c", "2", "3"]);
});

test("a toast that is dismissed twice takes no other with it", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  const first = queue.shown()?.id ?? 0;
  queue.add({ title: "second" });
  queue.dismiss(first);
  queue.dismiss(first);
  expect(turnsOf(queue)).toEqual(["second"]);
});

test("listeners hear of every change until they leave", () => {
  const queue = createToastQueue();
  let changes = 0;
  const leave = queue.subscribe(() => changes++);
  queue.add({ title: "first" });
  queue.dismiss(queue.shown()?.id ?? 0);
  leave();
  queue.add({ title: "second" });
  expect(changes).toBe(2);
});
