import { basename } from "node:path";
import { straightApostrophes } from "./apostrophes.ts";
import { projectFiles, readProjectFile, report } from "./project-files.ts";

type Rule = { says: string; pattern: RegExp; isIn?: (path: string) => boolean };

const isCode = (path: string) => /\.(ts|tsx|mjs|css|sql)$/.test(path);

/** Excludes tables, which we write ourselves, and the database's folder, which sends nothing that visitors typed. */
const isAboveTheDatabase = (path: string) =>
  /^server\/(?!database\/|testing\/)[\w/.-]+\.ts$/.test(path) && !/\.(table|test)\.ts$/.test(path);

/** Awkward phrases that have been replaced. Test files are not searched. */
const retired = new RegExp(
  [
    "Put [a]way",
    "Throw away [w]hat",
    "by (?:your|their|the reader's) own [c]lock\\b",
    "stands? (?:in brackets|with [i]t\\b)",
    "goes in one [p]ress",
    "is in by a temporary [l]ink",
    "Make my [a]ddress",
    "goes at [o]nce",
    "people of 13 or [o]lder",
    "There is no [s]uch",
    "did not [l]oad",
    "has (?:changed|deleted) this [\\w ]*[m]eanwhile",
    "not listed is found [b]y",
    "with the name of [w]ho\\b",
    "at once and for [g]ood",
    "goes to [w]hoever",
  ].join("|"),
);
const isRead = (path: string) =>
  /^(?:web|contract|server|team\.config)/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);

/** Written so that the patterns don't match themselves. */
const rules: Rule[] = [
  { says: "a path on one machine", pattern: /(?<![\w.])\/(?:work|farm|tmp)\/\w/ },
  { says: "a package registry's host", pattern: /\bregistry\.[\w-]+\.\w|https?:\/\/[^\s"'`]*registr[y]/ },
  { says: "a note without the number of an issue", pattern: /\b(?:TO[D]O|FIX[M]E|XX[X])\b(?!\(#\d+\))/, isIn: isCode },
  { says: "a private key", pattern: /-----BEGIN [A-Z ]*PRIVATE KE[Y]/ },
  { says: "a token", pattern: /\b(?:gh[pousr]_\w{30}|AKIA[A-Z0-9]{16}|xox[abprs]-\w{10}|npm_\w{36})/ },
  { says: "a webhook's secret address", pattern: /discord(?:app)?\.com\/api\/webhooks\/\d+\/\w/ },
  {
    says: "SQL built from text",
    pattern: /\bsql\.raw\(|\.(?:query|execute)\(\s*`/,
    isIn: isAboveTheDatabase,
  },
  { says: "a phrase that sounds translated: say it as you would aloud", pattern: retired, isIn: isRead },
  { says: "an unresolved merge conflict", pattern: /^(?:<{7}|>{7}) /m },
];

const meaningless = /^(utils?|helpers?|misc|common|lib|base|types|shared)(\.\w+)*$/;

/** Returns what doesn't belong in a repository, with its line. */
export function wordsIn(path: string, text: string): string[] {
  return rules
    .filter(({ isIn }) => isIn?.(path) ?? true)
    .flatMap(({ says, pattern }) => {
      const found = pattern.exec(text);
      return found ? [`${path}:${text.slice(0, found.index).split("\n").length}: ${says}: ${found[0]}`] : [];
    });
}

/** Returns a problem if a file's name is meaningless, or if the file only re-exports others. */
export function namesIn(path: string): string[] {
  const problems = path
    .split("/")
    .filter((part) => meaningless.test(part))
    .map((part) => `${path}: "${part}" is a meaningless name`);
  const isBarrel = /^index\.tsx?$/.test(basename(path)) && !path.startsWith("web/pages/");
  return isBarrel ? [...problems, `${path}: no barrels: import from the file itself`] : problems;
}

/** Returns feature folders whose noun isn't in the vocabulary. */
export function unknownFeatures(files: string[], vocabulary: string): string[] {
  const folders = files.flatMap((path) => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(folders)]
    .filter((name) => !vocabulary.includes(`| ${name} |`))
    .map((name) => `docs/vocabulary.md: no noun "${name}"`);
}

function checkWords() {
  const files = projectFiles();
  const texts = files.filter((path) => path !== "package-lock.json" && !/\.(woff2?|png|webp|ico|gz)$/.test(path));
  report(
    [
      ...files.flatMap(namesIn),
      ...unknownFeatures(files, readProjectFile("docs/vocabulary.md")),
      ...texts.flatMap((path) => {
        const text = readProjectFile(path);
        return [...wordsIn(path, text), ...straightApostrophes(path, text)];
      }),
    ],
    `${files.length} files`,
  );
}

if (import.meta.main) checkWords();
