import { expect, test } from "vitest";
import { csvLines } from "./csv-drop.tsx";

const line = (name: string, amount?: number | null, reason?: string) => ({ name, amount, reason });

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer; // never a shared one

test.each([
  ["name,amount,reason\r\nava,50,Scrim win\r\nbob,,\r\n", [line("ava", 50, "Scrim win"), line("bob")]],
  ["ava;1.000;x\nbob;1,000;y", [line("ava", null, "x"), line("bob", 1000, "y")]],
  ['\ufeffDiscord,Points\n"Sample, Ava","1,000"\n', [line("Sample, Ava", 1000)]],
  ["ava\tmany\tClip\n\n\t\t\n", [line("ava", null, "Clip")]],
  ["ava,+20", [line("ava", 20)]],
  ['sep=;\r\n"ava";"50";"One, two"\r\n', [line("ava", 50, "One, two")]],
  ["SEP=|\nname|amount\nava|50", [line("ava", 50)]],
  ["Reason,Points,Member\nScrim win,50,ava\n,,bob", [line("ava", 50, "Scrim win"), line("bob")]],
  ["Amount;E-mail\n50;ava@demo.example", [line("ava@demo.example", 50)]],
  ["Id,Discord username,Note\n7,ava,Clip", [line("ava", undefined, "Clip")]],
  ["Spieler,Points\nava,50", [line("ava", 50)]],
  ["discord,50,Clip", [line("discord", 50, "Clip")]],
  ["", []],
])("the file %j has the lines %j", async (text, lines) => {
  expect(await csvLines(bytesOf(new TextEncoder().encode(text)))).toEqual(lines);
});

test.each([
  ["Windows-1252", Buffer.from("Zoë;50;\x80uro cup", "latin1"), "Zoë", "€uro cup"],
  ["UTF-16, as Excel's Unicode text", Buffer.from("\ufeffŁukasz\t50\tCup", "utf16le"), "Łukasz", "Cup"],
  ["UTF-16 in the other byte order", Buffer.from("\ufeffŁukasz\t50\tCup", "utf16le").swap16(), "Łukasz", "Cup"],
  ["UTF-8", Buffer.from("Łukasz,50,Cup"), "Łukasz", "Cup"],
])("a file in %s is read", async (_encoding, bytes, name, reason) => {
  expect(await csvLines(bytesOf(bytes))).toEqual([line(name, 50, reason)]);
});
