import { expect, test } from "vitest";
import { recognized } from "./use-entry-keys.ts";

const former = ["Ash", "Birch", "Cedar"].map((name) => ({ key: name.slice(0, 1), entry: { name } }));
const keysOf = (names: string[]) =>
  recognized(
    former,
    names.map((name) => ({ name })),
  ).map(({ key }) => (key.length === 1 ? key : "new"));

test.each([
  ["stays", ["Ash", "Birch", "Cedar"], ["A", "B", "C"]],
  ["is moved", ["Cedar", "Ash", "Birch"], ["C", "A", "B"]],
  ["is edited", ["Ash", "Beech", "Cedar"], ["A", "B", "C"]],
  ["is removed", ["Birch", "Cedar"], ["B", "C"]],
  ["is put before it", ["Elm", "Ash", "Birch", "Cedar"], ["new", "A", "B", "C"]],
  ["has a twin", ["Ash", "Birch", "Cedar", "Cedar"], ["A", "B", "C", "new"]],
])("each entry keeps its key when one %s", (_, names, keys) => {
  expect(keysOf(names)).toEqual(keys);
});
