/** Checks that lengths, conditions and columns in stylesheets come from a list. Their home is `web/ui/styles/tokens.css`. */

const tokens = "web/ui/styles/tokens.css";

/** Lengths that stylesheets write out, by what they are for. All others are tokens, such as every space and size of type. */
const lengths = [
  "0px 1px 1.5px 2px 2.5px 3px", // edges, strokes and the smallest corrections
  "60px 63px", // the bar, and what opens below it
  "104px 112px 120px 128px 152px 176px 192px 200px 216px 280px 300px 320px 368px", // pictures and columns
  "400px 440px 480px 520px 560px 640px 720px 900px 960px 1020px 1560px", // dialogs, panels and what fills a window
  "4rem 5rem 6rem 8rem 12rem 14rem 16rem 18rem 24rem 30rem 36rem 40rem 46rem", // columns that grow with their text
  "22ch 30ch 36ch 60ch 68ch 22em 25em 30em 34em 40em", // lines of text
  "2em 5em 5.4em 6em 8em 9em 10em 12em 14em 16em 18em", // words and short labels
  "0.03em 0.05em 0.15em 0.22em 0.25em 0.4em 0.7em 0.9375em 1em 1.1em 1.2em 1.5em", // corrections and gaps within a text
].flatMap((group) => group.split(" "));

/** Figures and lettering that fill their place, each drawn for it. */
const posters: Record<string, string> = {
  "web/features/home/hero.css": "2rem 4.5rem 7rem 7.5rem 10.5rem",
  "web/features/points/balance/own-points.css": "7rem",
  "web/features/points/balance/points-balance.css": "3rem 26rem",
  "web/features/social-counts/social-feed.css": "10.5rem",
  "web/features/subscription/subscription.css": "11rem 13rem 20rem 23rem",
  "web/features/team/about/about-hero.css": "9rem 20rem 21rem",
  "web/features/team/about/our-story.css": "0.75rem 1.25rem 3.5rem 11rem",
};

/** What a style may depend on, in its only spelling. They are joined with `and` or a comma. */
const conditions = [
  "(width < 72em)",
  "(width >= 72em)", // the bar shows its links
  "(width < 60em)",
  "(width >= 60em)", // two columns
  "(width < 48em)",
  "(width >= 48em)", // more than a phone
  "(width <= 22.5em)",
  "(width > 22.5em)", // more than a narrow phone
  "(width < 16em)",
  "(width >= 16em)", // any phone, unless its text is very large
  "(height < 26em)",
  "(height >= 40em)",
  "(height < 62em)",
  "table (width < 1em)",
  "table (width >= 1em)", // a table as cards or in columns
  "(prefers-reduced-motion: reduce)",
  "(prefers-reduced-motion: no-preference)",
  "(forced-colors: active)",
  "(forced-colors: none)",
  "(scripting: enabled)",
  "(scripting: none)",
  "(pointer: coarse)",
  "screen",
  "print",
];

const length = /(?<![\w.-])-?(\d*\.?\d+(?:px|rem|em|ch))\b/g;
const withoutNotes = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
const lengthsIn = (css: string) =>
  [...css.replaceAll(/@(?:media|container)[^{]*/g, "").matchAll(length)].map(([, found = ""]) => found);
const conditionsIn = (css: string) =>
  [...css.matchAll(/@(?:media|container)\s([^{]*)/g)].flatMap(([, found = ""]) => found.trim().split(/ and |,\s*/));
const queriesIn = (code: string) =>
  [...code.matchAll(/"(\((?:(?:min|max)-)?(?:width|height)[^"]*\))"/g)].map(([, found = ""]) => found);

/** Returns lengths and conditions that are on no list, and those on a list that nothing uses. */
export function offScale(sheets: Record<string, string>, code: Record<string, string>): string[] {
  const used = new Set<string>();
  const problems: string[] = [];
  const look = (path: string, found: string[], { allowed, advice }: { allowed: string[]; advice: string }) => {
    for (const one of new Set(found))
      if (allowed.includes(one)) used.add(one).add(`${path} ${one}`);
      else problems.push(`${path}: ${one} ${advice}`);
  };
  const spelling = { allowed: conditions, advice: "isn't a condition of scripts/checks/scales.ts: use one of those" };
  for (const [path, css] of Object.entries(sheets)) {
    if (path === tokens) continue;
    const text = withoutNotes(css);
    look(path, lengthsIn(text), {
      allowed: [...lengths, ...(posters[path]?.split(" ") ?? [])],
      advice: `is on no scale: use a token of ${tokens}, or name the exception in scripts/checks/scales.ts`,
    });
    look(path, conditionsIn(text), spelling);
  }
  for (const [path, text] of Object.entries(code)) look(path, queriesIn(text), spelling);
  const named = Object.entries(posters).flatMap(([path, own]) => own.split(" ").map((one) => `${path} ${one}`));
  const unused = [...lengths, ...conditions, ...named].filter((one) => !used.has(one));
  return [...problems, ...unused.map((one) => `scripts/checks/scales.ts names ${one}, which no stylesheet uses`)];
}

/** Returns rules that count a table's columns, and those for a column that no table has. */
export function misnamedColumns(sheets: Record<string, string>, markup: string): string[] {
  const isDeclared = (name: string) => new RegExp(`\\b(?:id|accessorKey|header): "${name}"`).test(markup);
  return Object.entries(sheets).flatMap(([path, css]) => {
    const outsideHas = css.replaceAll(/:has\((?:[^()]|\([^()]*\))*\)/g, "");
    const counted = outsideHas.match(/\bt[dh]\)?:(?:is\()?:?nth-[\w-]+\([^)]*\)/g) ?? [];
    const unknown = [...css.matchAll(/\[data-column="([^"]*)"\]/g)].filter(([, name = ""]) => !isDeclared(name));
    return [
      ...counted.map((rule) => `${path}: ${rule} breaks when a column moves: use [data-column="..."]`),
      ...unknown.map(([, name = ""]) => `${path}: no table has a column "${name}"`),
    ];
  });
}
