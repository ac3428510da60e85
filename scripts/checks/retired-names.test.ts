import { expect, test } from "vitest";
import { retiredNamesIn } from "./retired-names.ts";

test("a retired name is reported in a file or folder name, a component, a hook, a prop and a class", () => {
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

test("a button isn't called a key in a longer name or a label either", () => {
  const found = (text: string) => retiredNamesIn("web/ui/a.tsx", text).map((line) => /"(.*?)"/.exec(line)?.[1]);
  expect(found("type MoveKeysProps = { id: string };")).toEqual(["MoveKeysProps"]);
  expect(found("const submitKey = useRef(null); submitKey.current?.focus();")).toEqual(["submitKey"]);
  expect(found("isFar ? texts.insufficientKey : texts.redeem")).toEqual(["insufficientKey"]);
  expect(found('const says = { key: "Approve redemption" };')).toEqual(["key"]);
});

test("the same words are fine in sentences, in other names and in a library's own terms", () => {
  const text = `
    // Key by key. Nothing Failed.
    import { Keyboard } from "lucide-react";
    const contents = <p className="lead">Empty. Key facts: {row.key}</p>;
    const { queryKey } = query;
    const marks = { bold: { key: "b", code: "KeyB" }, storageKey, handleKey, first: { key: "Escape" } };`;
  expect(retiredNamesIn("web/features/points/keyboard.tsx", text)).toEqual([]);
  expect(retiredNamesIn("web/ui/a.css", "/* .key */ .keyboard { animation: rise 1s; width: 4.5em }")).toEqual([]);
});

test("the server has retired names of its own, which are fine in sentences", () => {
  const found = (text: string) => retiredNamesIn("server/cache/a.ts", text).map((line) => /"(.*?)"/.exec(line)?.[1]);
  expect(found("const room = { count: 500 };")).toEqual(["room"]);
  expect(found('import { outdated } from "./errors.ts";')).toEqual(["outdated"]);
  expect(found("// There is room in its place.\nconst key = 1;")).toEqual([]);
});
