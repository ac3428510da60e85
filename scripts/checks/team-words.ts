import { team } from "#team.config.ts";
import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** Tests that quote the team's words fail for another team. */
const isTest = (path: string) => /\.test\.tsx?$|^e2e\/.*\.ts$|^(?:server|web)\/testing\//.test(path);
const isSource = (path: string) => /^(?:contract|server|web)\/.*\.tsx?$/.test(path) && !isTest(path);

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** Returns the texts that only this team would say: its names, and phrases and addresses that the product itself doesn't say. */
export function ownWords(facts: { name: string; wordmark: string }, sources: string): string[] {
  const phrases = textsIn(facts).filter((text) => /[ @]|:\/\//.test(text) && !sources.includes(text));
  return [...new Set([facts.name, facts.wordmark, ...phrases])];
}

export const quotedIn = (path: string, text: string, words: readonly string[]): string[] =>
  words
    .filter((word) => text.includes(word))
    .map((word) => `${path} quotes the first team: "${word}". Take it from the facts, or invent one`);

if (import.meta.main) {
  const paths = projectFiles();
  const words = ownWords(team, paths.filter(isSource).map(readProjectFile).join("\n"));
  const tests = paths.filter((path) => isTest(path) && !path.includes("team-words"));
  report(
    tests.flatMap((path) => quotedIn(path, readProjectFile(path), words)),
    `${tests.length} files quote none of the first team’s ${words.length} texts`,
  );
}
