import { expect, test } from "vitest";
import { retiredNamesIn } from "./retired-names.ts";

const found = (path: string, text: string) => retiredNamesIn(path, text).map((line) => /"(.*?)"/.exec(line)?.[1]);

test("a retired word is reported in a file or folder name, a component, a hook, a prop and a class", () => {
  const [line] = retiredNamesIn("web/ui/lists/arriving.tsx", "");
  expect(line).toBe('web/ui/lists/arriving.tsx: "arriving" needs a glossary: async');
  expect(found("web/ui/clash-choices/a.css", "")).toEqual(["clash-choices"]);
  expect(found("web/ui/a.tsx", 'import { Button, type ClashOf } from "./c.tsx";')).toEqual(["ClashOf"]);
  expect(found("web/ui/a.ts", "export function useDoomedRow() {}")).toEqual(["useDoomedRow"]);
  expect(found("web/ui/a.tsx", "<Button isGrave={isLast}>Delete</Button>")).toEqual(["isGrave"]);
  expect(found("web/ui/a.css", "@layer ui {\n  .bone-form__row:hover { gap: 0 }\n}")).toEqual(["bone-form"]);
});

test("a file in web isn't named with one word that says little", () => {
  expect(found("web/features/news/states.tsx", "")).toEqual(["states"]);
  expect(found("web/features/news/error-states.tsx", "")).toEqual([]);
});

test("a button isn't called a key, not even in a longer name or a label", () => {
  const names = (text: string) => found("web/ui/a.tsx", text);
  expect(names("const a = <Key>Save</Key>;")).toEqual(["Key"]);
  expect(names("type MoveKeysProps = { id: string };")).toEqual(["MoveKeysProps"]);
  expect(names("const submitKey = useRef(null); submitKey.current?.focus();")).toEqual(["submitKey"]);
  expect(names("isFar ? texts.insufficientKey : texts.redeem")).toEqual(["insufficientKey"]);
  expect(names('const says = { key: "Approve redemption" };')).toEqual(["key"]);
});

test("the same words are fine in sentences, inside other words and in a library's own terms", () => {
  const text = `
    // Clash by clash. Nothing doomed: "const pill".
    import { Keyboard } from "lucide-react";
    const engraved = <p className="lead">Pill. Key facts: {row.key}</p>;
    const { queryKey } = query;
    const marks = { bold: { key: "b", code: "KeyB" }, storageKey, handleKey, first: { key: "Escape" } };`;
  expect(retiredNamesIn("web/features/points/keyboard.tsx", text)).toEqual([]);
  expect(retiredNamesIn("web/ui/a.css", "/* .pill */ .pillar { animation: rise 1s; width: 4.5em }")).toEqual([]);
});

test("the server has retired words of its own, also as a part of a name, which are fine in sentences", () => {
  const names = (text: string) => found("server/cache/a.ts", text);
  expect(names("const room = { count: 500 };")).toEqual(["room"]);
  expect(names('import { type PasswordHolder } from "./errors.ts";')).toEqual(["PasswordHolder"]);
  const declared = "async function readTimeInTurns() {}\nlet turnEnds = 1;\nconst site = { announceStop: () => {} };";
  expect(names(declared)).toEqual(["readTimeInTurns", "turnEnds", "announceStop"]);
  expect(found("server/cache/render-turns.ts", "")).toEqual(["render-turns"]);
  expect(names("// There is room in its place.\nconst returned = 1; const household = 2;")).toEqual([]);
});
