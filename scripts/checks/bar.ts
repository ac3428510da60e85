import { projectFiles, readProjectFile, report } from "./project-files.ts";

const path = "docs/bar.md";
/** The number of promises, all of which must be listed. */
const count = 120;

export type Item = { number: number; evidence: string };

/** Parses the rows of the document's tables: "| number | promise | evidence |". */
export function itemsOf(text: string): Item[] {
  return [...text.matchAll(/^\| (\d+) \|.*\| ([^|]*) \|$/gm)].map(([, number = "", evidence = ""]) => ({
    number: Number(number),
    evidence,
  }));
}

/** Returns the text of a test by its file, or of a journey by its name; undefined if there is none. */
type Read = (named: string) => string | undefined;

/** Returns the named tests that don't exist, and items that name neither a test nor a reason. */
export function problemsOf({ number, evidence }: Item, read: Read): string[] {
  const complain = (what: string) => `${path}: ${number}: ${what}`;
  const named = [...evidence.matchAll(/`([\w.-]+)`(?: "([^"]+)")?/g)];
  const isExplained = /^(Does not apply|Missing): \S/.test(evidence);
  if (named.length === 0 && !isExplained) return [complain("names no test and gives no reason")];
  return named.flatMap(([, file = "", title]) => {
    const text = read(file);
    if (text === undefined) return [complain(`there's no ${file}`)];
    return title && !text.includes(title) ? [complain(`${file} has no test "${title}"`)] : [];
  });
}

const isPartly = ({ evidence }: Item) => evidence.includes("Not yet: ");
const begins = (word: string) => (item: Item) => item.evidence.startsWith(word);

export function summaryOf(items: Item[]): string {
  const [partly, needless, missing] = [isPartly, begins("Does not apply"), begins("Missing")].map(
    (is) => items.filter(is).length,
  );
  const shown = items.length - Number(partly) - Number(needless) - Number(missing);
  return `${items.length} promises: ${shown} shown, ${partly} partly, ${missing} not yet, ${needless} do not apply`;
}

/** Returns the numbers that are missing or duplicated. */
export function missingNumbers(items: Item[], upTo: number): string[] {
  const wanted = Array.from({ length: upTo }, (_, place) => place + 1);
  return wanted
    .filter((number) => items.filter((item) => item.number === number).length !== 1)
    .map((number) => `${path}: ${number} must be in it once`);
}

const journeyNames = (name: string) => [`e2e/${name}.spec.ts`, `e2e/${name}.test.ts`];

function checkBar() {
  const files = projectFiles();
  const items = itemsOf(readProjectFile(path));
  const read: Read = (named) => {
    const isJourney = !named.includes(".");
    const its = files.filter((file) =>
      isJourney ? journeyNames(named).includes(file) : `/${file}`.endsWith(`/${named}`) && !file.startsWith("e2e/"),
    );
    return its.length > 0 ? its.map(readProjectFile).join("\n") : undefined;
  };
  const problems = [...missingNumbers(items, count), ...items.flatMap((item) => problemsOf(item, read))];
  report(problems, summaryOf(items));
}

if (import.meta.main) checkBar();
