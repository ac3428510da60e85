import { expect, test } from "vitest";
import { lanesOf } from "./lanes.ts";

const week = ["sun", "mon", "tue", "wed"];
const lanesWith = (events: Record<string, string[]>) =>
  lanesOf(week, (day) => events[day] ?? []).map((cell) =>
    cell.map(
      (lane) => lane && `${lane.isContinued ? "~" : ""}${lane.event}${lane.cells > 1 ? `+${lane.cells - 1}` : ""}`,
    ),
  );

test("an event over several days keeps its place on each of them", () => {
  expect(lanesWith({ sun: ["scrim"], mon: ["call", "cup"], tue: ["cup"], wed: ["cup", "review"] })).toEqual([
    ["scrim", undefined],
    ["cup+2", "call"],
    ["~cup+1", undefined],
    ["~cup", "review"],
  ]);
});

test("two overlapping events are stacked, and a third is counted", () => {
  expect(lanesWith({ sun: ["cup", "tour"], mon: ["cup", "tour", "fair"], tue: ["tour", "fair"] })).toEqual([
    ["cup+1", "tour+2"],
    ["~cup", "~tour+1"],
    ["fair", "~tour"],
    [undefined, undefined],
  ]);
});
