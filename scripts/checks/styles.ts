import { projectFiles, readProjectFile, report } from "./project-files.ts";
import { misnamedColumns, offScale } from "./scales.ts";

/** Classes that several stylesheets style on purpose. */
const shared = ["paper"]; // the light background, on which a component may set its own colours

/** The stylesheets that every page loads. */
const everywhere = /^web\/(?:ui\/styles\/|shell\/shell\.css)/;

/** Wraps other rules. */
const group = /^\s*@(?:media|supports|layer|container|scope)\b/;
/** A single class and its states. Descendant selectors and selectors with a second class only adjust a class. */
const plainClass = /^[a-z]*\.([\w-]+)(?:::?[\w-]+)*$/;

/** Returns the selectors of rules that aren't nested in another rule. */
function selectorsIn(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  for (const [, prelude = "", mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") around.pop();
    if (mark !== "{") continue;
    if (around.every((outer) => group.test(outer)) && !prelude.trim().startsWith("@")) found.push(...listed(prelude));
    around.push(prelude);
  }
  return found;
}

/** Splits a selector list at commas that aren't inside brackets. */
const listed = (prelude: string) => prelude.split(/,(?![^()]*\))/).map((selector) => selector.trim());

/** Returns the classes that a stylesheet defines. */
export const classesIn = (css: string): string[] => [
  ...new Set(
    selectorsIn(css).flatMap((selector) => plainClass.exec(selector.replaceAll(/\([^()]*\)/g, "()"))?.[1] ?? []),
  ),
];

/** Returns the part of web/ that a stylesheet belongs to. */
const ownerOf = (path: string) => /^web\/(?:features\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

/**
 * Returns rules that affect markup of another part of web/. In the app, a page's styles stay loaded after it's left, so each rule
 * must contain a class that only its own part styles.
 */
export function straysIn(sheets: Record<string, string>): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [path, css] of Object.entries(sheets))
    for (const name of classesIn(css)) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)));
  const isOwn = (path: string) => (name: string) =>
    [...(owners.get(name) ?? [])].every((owner) => owner === ownerOf(path));
  return Object.entries(sheets).flatMap(([path, css]) => {
    if (everywhere.test(path)) return [];
    const strays = selectorsIn(css).filter(
      (selector) => ![...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].some(([, name = ""]) => isOwn(path)(name)),
    );
    return strays.map((selector) => `${path}: ${selector} also styles markup outside ${ownerOf(path)}`);
  });
}

/** Returns animations that share a name, because the names are global. */
export function collidingKeyframes(sheets: Record<string, string>): string[] {
  const first = new Map<string, string>();
  return Object.entries(sheets).flatMap(([path, css]) =>
    [...css.matchAll(/@keyframes ([\w-]+)/g)].flatMap(([, name = ""]) => {
      const other = first.get(name);
      first.set(name, path);
      return other && other !== path ? [`@keyframes ${name} is in ${other} and ${path}`] : [];
    }),
  );
}

/** Returns the classes that several stylesheets define, so that a page loading both would get neither as intended. */
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

/** Returns the classes that no markup uses, whether written out or composed from a prefix such as `badge--`. */
export function unusedClasses(sheets: Record<string, string>, markup: string): string[] {
  const isBorne = (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup) ||
    [...name.matchAll(/--|__|\d+$/g)].some(({ index, 0: mark }) =>
      markup.includes(`${name.slice(0, index)}${/\d/.test(mark) ? "" : mark}\${`),
    );
  return Object.entries(sheets).flatMap(([path, css]) => {
    const preludes = css.replaceAll(/\/\*[\s\S]*?\*\/|[^{};]*[;}]/g, " ");
    const names = [...new Set([...preludes.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))];
    return names.filter((name) => !isBorne(name)).map((name) => `${path}: no markup has .${name}`);
  });
}

const read = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, readProjectFile(path)]));

function checkStyles() {
  const files = projectFiles();
  const paths = files.filter((path) => /^web\/.*\.css$/.test(path));
  const sheets = read(paths);
  const markup = read(
    files.filter((path) => /^web\/.*(?<!\.test)\.tsx?$|^server\/features\/news\/markdown/.test(path)),
  );
  report(
    [
      ...collidingClasses(sheets),
      ...collidingKeyframes(sheets),
      ...straysIn(sheets),
      ...unusedClasses(sheets, Object.values(markup).join("\n")),
      ...offScale(sheets, markup),
      ...misnamedColumns(sheets, Object.values(markup).join("\n")),
    ],
    `${paths.length} stylesheets`,
  );
}

if (import.meta.main) checkStyles();
