import { expect, test } from "vitest";
import { retiredNamesIn } from "./retired-names.ts";

test("a retired name is found in a file's name or folder, a component, a hook, a prop and a class", () => {
  const found = [
    retiredNamesIn("web/ui/lists/arriving.tsx", ""),
    retiredNamesIn("web/design/a.css", ""),
    retiredNamesIn("web/ui/a.tsx", "export const a = <Key>Save</Key>;"),
    retiredNamesIn("web/ui/b.tsx", 'import { Button, type Failed } from "./c.tsx";'),
    retiredNamesIn("web/ui/c.ts", "export function useChosen() {}"),
    retiredNamesIn("web/ui/d.tsx", "<Button isGrave={isLast}>Delete</Button>"),
    retiredNamesIn("web/ui/e.css", "@layer ui {\n  .key--bone:hover { gap: 0 }\n}"),
    retiredNamesIn("web/ui/f.css", ".panel {\n  & .box__keys { gap: 0 }\n}"),
  ];
  expect(found.map((names) => names.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(found[2]).toEqual(['web/ui/a.tsx: "Key" needs a glossary: Button']);
});

test("the same words may stand in sentences, in others' names and in what their library calls so", () => {
  const text = `
    // Key by key. Nothing Failed.
    import { Keyboard } from "lucide-react";
    const contents = <p className="lead">Empty. Key facts: {row.key}</p>;
    const { queryKey } = query;`;
  expect(retiredNamesIn("web/features/points/keyboard.tsx", text)).toEqual([]);
  expect(retiredNamesIn("web/ui/a.css", "/* .key */ .keyboard { animation: rise 1s; width: 4.5em }")).toEqual([]);
});
