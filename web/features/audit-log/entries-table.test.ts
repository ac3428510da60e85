import { expect, test } from "vitest";
import { changedFields, differingPart, fieldsOf } from "./entries-table.tsx";

const long = "The team won the cup on Sunday. Six rounds were played. ".repeat(8);

test("short texts are shown whole", () => {
  expect(differingPart({ before: "Dentist", after: "Doctor" })).toEqual({ before: "Dentist", after: "Doctor" });
});

test("long texts show only the sentences and lines that differ", () => {
  const before = `# Head\n${long}Bravo. ${long}\nEnd`;
  const after = `# Heading\n${long}Well done! ${long}\n\nEnd\nMore`;
  expect(differingPart({ before, after })).toEqual({ before: "# Head\nBravo.", after: "# Heading\nWell done!\nMore" });
});

test("a text that only grew shows the new sentences", () => {
  expect(differingPart({ before: long, after: `${long}Bravo.` })).toEqual({ before: "", after: "Bravo." });
});

test("the same sentences in another order are shown whole", () => {
  const texts = { before: `First.\n${long}`, after: `${long}\nFirst.` };
  expect(differingPart(texts)).toEqual(texts);
});

test("a change shows only what differs, in words", () => {
  const before = {
    id: "1",
    version: 1,
    gamertag: "Tarn",
    powerRanking: 100,
    isActive: true,
    tags: ["a", "b"],
    bio: null,
  };
  const after = { ...before, version: 2, powerRanking: 250, isActive: false, tags: ["a"], bio: "" };
  expect(changedFields({ before, after })).toEqual([
    { name: "Power ranking", before: "100", after: "250" },
    { name: "Active", before: "Yes", after: "No" },
    { name: "Tags", before: "a, b", after: "a" },
  ]);
});

test("something new or deleted shows all its filled-in fields and no others", () => {
  const thing = { id: "1", title: "Cup", imageUrl: "/media/a.webp", description: null };
  const told = [
    ["Title", "Cup"],
    ["Picture", "/media/a.webp"],
  ];
  const made = changedFields({ before: null, after: thing });
  const gone = changedFields({ before: thing, after: null });
  expect(made).toEqual(told.map(([name, after]) => ({ name, before: undefined, after })));
  expect(gone).toEqual(told.map(([name, before]) => ({ name, before, after: undefined })));
});

test("a switch reads on or off", () => {
  expect(changedFields({ before: { isOn: false }, after: { isOn: true } })).toEqual([
    { name: "State", before: "Off", after: "On" },
  ]);
});

test("a nested field shows both names", () => {
  expect(changedFields({ before: { plan: { monthly: 5 } }, after: { plan: { monthly: 6 } } })).toEqual([
    { name: "Plan, Monthly", before: "5", after: "6" },
  ]);
});

test("a member's stored data is shown as a change if it is one", () => {
  const personal = { before: { title: "Dentist" }, after: { title: "Doctor" } };
  expect(fieldsOf({ before: null, after: null, personal })).toEqual([
    { name: "Title", before: "Dentist", after: "Doctor" },
  ]);
  expect(fieldsOf({ before: null, after: null, personal: { discord: "ava" } })).toEqual([
    { name: "Discord", before: undefined, after: "ava" },
  ]);
});
