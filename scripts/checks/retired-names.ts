import { projectFiles, readProjectFile, report } from "./project-files.ts";
import { classes, files, identifiers, serverIdentifiers } from "./retired-name-lists.ts";

/** "Key" meaning a button, in a longer name or as the name of a label. Other keys are on a keyboard or look something up. */
const keysForButtons = [
  /\b[A-Za-z]+Keys?Props\b/g,
  /\b(?:add|cancel|insufficient|move|redeem|remove|save|send|submit)[A-Z]?[a-z]*Keys?\b/g,
  /(?<=\b)key(?=: "[A-Z][a-z]+ )/g,
];

const isStyled = (path: string) => path.endsWith(".css");
const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".gen.ts");

/** Matches where a name is declared, imported, rendered or assigned, because most of the names are also ordinary words. */
const placesOf = (name: string) =>
  new RegExp(
    `\\b(?:function|const|let|type|interface|class) ${name}\\b|\\bimport (?:type )?\\{[^}]*\\b${name}\\b|</?${name}\\b|\\b${name}(?:=\\{|\\?: )`,
  );

const instead = (path: string, name: string, better: string | undefined) =>
  `${path}: "${name}" needs a glossary: ${better}`;

const namesIn = (names: Record<string, string>, path: string, text: string) =>
  Object.keys(names)
    .filter((name) => placesOf(name).test(text))
    .map((name) => instead(path, name, names[name]));

/** Returns the retired names in the path or text of a file in web/ or server/. */
export function retiredNamesIn(path: string, text: string): string[] {
  if (path.startsWith("server/")) return namesIn(serverIdentifiers, path, text);
  const parts = path.split("/").map((part) => part.replace(/\..*$/, ""));
  const ofPath = parts.filter((part) => Object.hasOwn(files, part)).map((part) => instead(path, part, files[part]));
  if (isStyled(path)) return [...ofPath, ...retiredClassesIn(path, text)];
  if (!isCode(path)) return ofPath;
  const keys = keysForButtons.flatMap((pattern) => text.match(pattern) ?? []);
  return [
    ...ofPath,
    ...namesIn(identifiers, path, text),
    ...[...new Set(keys)].map((name) => instead(path, name, "button, or what it does")),
  ];
}

function retiredClassesIn(path: string, css: string): string[] {
  const preludes = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?<=^|[{};])([^{};]*)\{/g)].map(
    ([all]) => all,
  );
  const bases = preludes.flatMap((prelude) =>
    [...prelude.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name.replace(/(?:__|--).*$/, "")),
  );
  const found = [...new Set(bases)].filter((name) => Object.hasOwn(classes, name));
  return found.map((name) => instead(path, `.${name}`, classes[name]));
}

function checkNames() {
  const paths = projectFiles().filter(
    (path) => path.startsWith("web/") || (path.startsWith("server/") && isCode(path)),
  );
  report(
    paths.flatMap((path) => retiredNamesIn(path, isStyled(path) || isCode(path) ? readProjectFile(path) : "")),
    `${paths.length} files`,
  );
}

if (import.meta.main) checkNames();
