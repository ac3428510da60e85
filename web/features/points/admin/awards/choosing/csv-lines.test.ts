import { expect, test } from "vitest";
import { csvLines } from "./csv-lines.ts";

const line = (name: string, amount?: number | null, reason?: string) => ({ name, amount, reason });

test.each([
  ["name,amount,reason\r\nava,50,Scrim win\r\nbob,,\r\n", [line("ava", 50, "Scrim win"), line("bob")]],
  ["ava;1.000;x\nbob;1,000;y", [line("ava", null, "x"), line("bob", 1000, "y")]],
  ['\ufeffDiscord,Points\n"Sample, Ava","1,000"\n', [line("Sample, Ava", 1000)]],
  ["ava\tmany\tClip\n\n\t\t\n", [line("ava", null, "Clip")]],
  ["ava,+20", [line("ava", 20)]],
  ["", []],
])("the file %j has the lines %j", async (text, lines) => {
  expect(await csvLines(text)).toEqual(lines);
});
