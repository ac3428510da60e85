import { type ESTree, parseSync, Visitor } from "vite";

/** Files with strings that people read: on screens, in emails, in errors and in the API's description. */
const areRead =
  /^(?:contract|web|server\/(?:features|health|http)|server\/routing\/error-responses|server\/errors|team\.config)/;
const isTest = /\.test\.tsx?$/;

/** Quoted from the specification, letter for letter. */
const quoted = new Set([
  "Passwords don't match",
  "Please specify how long you've been in the server",
  "Thank you for your message! We'll get back to you soon.",
  "Today's Events",
  "What We're About",
]);

/** Within a word, or right after an interpolated name. */
const straight = /(?:[A-Za-z]|^)'(?:s|t|re|ve|ll|d|m)\b/;

/** Returns the strings that people read with a straight apostrophe instead of a typographic one, with their lines. */
export function straightApostrophes(path: string, code: string): string[] {
  if (!areRead.test(path) || isTest.test(path) || !/\.tsx?$/.test(path)) return [];
  const found: string[] = [];
  const look = ({ start }: { start: number }, text: string) => {
    const said = text.replace(/\s+/g, " ").trim();
    if (!straight.test(said) || quoted.has(said)) return;
    found.push(`${path}:${code.slice(0, start).split("\n").length}: write ’ for the apostrophe: ${said.slice(0, 80)}`);
  };
  const literal = (node: { start: number; value: unknown }) => typeof node.value === "string" && look(node, node.value);
  const text = (node: ESTree.JSXText) => look(node, node.value);
  const piece = (node: ESTree.TemplateElement) => look(node, node.value.cooked ?? "");
  new Visitor({ Literal: literal, JSXText: text, TemplateElement: piece }).visit(parseSync(path, code).program);
  return found;
}
