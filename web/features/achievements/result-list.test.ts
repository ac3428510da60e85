import { expect, test } from "vitest";
import type { Achievement } from "#contract/achievements/schemas.ts";
import { rankResults } from "./result-list.tsx";

const result = (position: number, date: string, prize = ""): Achievement => ({
  id: "0199f000-0000-7000-8000-000000000000",
  title: `${position} on ${date}`,
  description: "",
  position,
  prize,
  date,
  players: [],
});

test("results are ranked by position, and by date where positions are equal", () => {
  const results = [result(2, "2025-06-22"), result(1, "2024-11-03"), result(14, "2023-10-08"), result(1, "2025-11-09")];

  expect(rankResults(results).map(({ title }) => title)).toEqual([
    "1 on 2025-11-09",
    "1 on 2024-11-03",
    "2 on 2025-06-22",
    "14 on 2023-10-08",
  ]);
});
