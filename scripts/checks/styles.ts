import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** Classes that several stylesheets style on purpose. */
const shared = ["paper"]; // the pale ground, on which a component may set colours of its own

/** Around other rules, and no rule itself. */
const group = /^\s*@(?:media|supports|layer|container|scope)\b/;
/** One class and at most its states. What stands in another element, or narrows by a second class, only adjusts it. */
const plainClass = /^[a-z]*\.([\w-]+)(?:::?[\w-]+)*$/;

/** The classes that a stylesheet gives a look of its own. */
export function classesIn(css: string): string[] {
  const found = new Set<string>();
  const around: string[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  for (const [, prelude = "", mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") around.pop();
    if (mark !== "{") continue;
    if (around.every((outer) => group.test(outer))) for (const name of plainClassesIn(prelude)) found.add(name);
    around.push(prelude);
  }
  return [...found];
}

/** A comma between brackets separates no selectors. */
const plainClassesIn = (prelude: string) =>
  prelude
    .replaceAll(/\([^()]*\)/g, "()")
    .split(",")
    .flatMap((selector) => plainClass.exec(selector.trim())?.[1] ?? []);

/** Stylesheets that give the same class a look, so that a page which loads both shows neither as it was meant. */
export function collidingClasses(sheets: Record<string, string>): string[] {
  const owners = new Map<string, string[]>();
  for (const [path, css] of Object.entries(sheets))
    for (const name of classesIn(css)) owners.set(name, [...(owners.get(name) ?? []), path]);
  const imports = (from: string, to: string) => sheets[from]?.includes(`@import "./${to.split("/").at(-1)}"`) ?? false;
  return [...owners].flatMap(([name, paths]) => {
    const strangers = paths.filter((path) => !paths.some((other) => imports(path, other) || imports(other, path)));
    return strangers.length > 1 && !shared.includes(name) ? [`.${name} is styled by ${strangers.join(" and ")}`] : [];
  });
}

function checkStyles() {
  const paths = projectFiles().filter((path) => /^web\/.*\.css$/.test(path));
  const sheets = Object.fromEntries(paths.map((path) => [path, readProjectFile(path)]));
  report(collidingClasses(sheets), `${paths.length} stylesheets`);
}

if (import.meta.main) checkStyles();
