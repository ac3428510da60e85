import { expect, test } from "vitest";
import { straightApostrophes } from "./apostrophes.ts";

test("a straight apostrophe in a string, a template or a page's text is found, with its line", () => {
  const code = `const text = "It isn't there";\nconst page = <p>It's {here}</p>;\nconst said = \`\${name}'s\`;`;
  expect(straightApostrophes("web/a.tsx", code)).toEqual([
    "web/a.tsx:1: write ’ for the apostrophe: It isn't there",
    "web/a.tsx:2: write ’ for the apostrophe: It's",
    "web/a.tsx:3: write ’ for the apostrophe: 's",
  ]);
});

test("comments, tests, typed words, logs of the start and typographic ones are fine", () => {
  expect(straightApostrophes("web/a.ts", "// it isn't\nconst text = 'It isn’t';")).toEqual([]);
  for (const path of ["web/a.test.ts", "server/start/welcome.ts"])
    expect(straightApostrophes(path, 'const text = "isn\'t";')).toEqual([]);
});

test("the specification's quotes stay unchanged", () => {
  expect(straightApostrophes("web/a.ts", `const text = "Today's Events";`)).toEqual([]);
  expect(straightApostrophes("web/a.ts", `const text = "Tomorrow's Events";`)).toHaveLength(1);
});
