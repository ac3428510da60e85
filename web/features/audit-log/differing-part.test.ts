import { expect, test } from "vitest";
import { differingPart } from "./differing-part.ts";

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
