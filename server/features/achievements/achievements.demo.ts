import { demoId } from "#server/features/demonstration/demo-id.format.ts";

/** The players are numbers in the demonstration roster. Prizes are in the team's currency, whichever that is. */
type Result = [position: number, title: string, description: string, prize: string, date: string, players?: number[]];

const results: Result[] = [
  [
    1,
    "Pennine Winter Final",
    "Six games, two wins, no zero-point game. Height held from the fourth zone in five of the six.",
    "10000",
    "2025-11-09",
    [4, 5, 6],
  ],
  [3, "Albion Duos Open", "Third out of 1,200 pairs.", "4000", "2025-04-13", [4, 6]],
  [2, "Solo Series Europe, Week 4", "Nine eliminations in the deciding lobby.", "6000", "2025-06-22", [6]],
  [1, "Demo Cup Trios, Grand Final", "Won on the last game by a single placement point.", "Winner", "2024-11-03"],
  [5, "Last Chance Qualifier, Heat B", "Through to the final with one game in hand.", "2400", "2024-08-25"],
  [8, "Midlands Trios Night", "Two top-three finishes after a slow start.", "1500", "2024-05-12"],
  [14, "Solo Series Europe, Week 1", "", "700", "2023-10-08"],
  [37, "Open Qualifier, Round 3", "", "400", "2022-12-11"],
];

export const demoAchievements = results.map(([position, title, description, prize, date, numbers = []], index) => ({
  id: demoId("achievements", index + 1),
  position,
  title,
  description,
  prize,
  date,
  playerIds: numbers.map((number) => demoId("players", number)),
}));
