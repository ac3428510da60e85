import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** Words that only made sense inside this project, with the ones that the field uses. No name contains one. */
const words: Record<"server" | "web", Record<string, string>> = {
  server: {
    announce: "publish",
    crowd: "requests or sockets",
    hold: "lock",
    holder: "owner or account",
    holds: "contains",
    outdate: "invalidate",
    outdated: "stale or expired",
    room: "size, limit or capacity",
    turn: "round, slice or attempt",
    turns: "rounds, slices or attempts",
  },
  web: {
    arriving: "async",
    bone: "management",
    clash: "conflict",
    doomed: "deletion",
    grave: "destructive",
    lede: "featured article",
    pill: "badge",
  },
};

/** File names that don't say what is inside. */
const vagueFiles: Record<string, string> = {
  contents: "table-of-contents",
  explain: "error-message",
  frame: "shell or layout",
  key: "button",
  moment: "local-time",
  outcome: "what it is the outcome of",
  panel: "what the panel shows",
  plan: "what is planned",
  reader: "session",
  states: "skeleton, empty-state or error-state",
  typed: "field-values",
  words: "whose words",
};

/** "Key" meaning a button, in a longer name or as the name of a label. Other keys are on a keyboard or look something up. */
const keysForButtons = [
  /\b[A-Za-z]+Keys?Props\b/g,
  /\b(?:add|cancel|insufficient|move|redeem|remove|save|send|submit)[A-Z]?[a-z]*Keys?\b/g,
  /(?<=\b)key(?=: "[A-Z][a-z]+ )/g,
  /(?<=<\/?)Key\b/g,
];

const isStyled = (path: string) => path.endsWith(".css");
const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".gen.ts");

/** Where a name is declared, is a property or a prop, or is imported. Comments and texts may have any words. */
const declarations =
  /\b(?:function\*?|const|let|type|interface|class) (\w+)|\b(\w+)(?:=\{|\??: )|\bimport (?:type )?\{([^}]*)\}/g;
const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Returns the words of a camelCase or hyphenated name. */
const wordsOf = (name: string) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? [];

const instead = (path: string, name: string, better: string | undefined) =>
  `${path}: "${name}" needs a glossary: ${better}`;

function namesIn(text: string): string[] {
  const found = [...text.replaceAll(comments, "").matchAll(declarations)];
  return [
    ...new Set(found.flatMap(([, declared, property, imported]) => [declared, property, ...wordsBetween(imported)])),
  ].filter((name) => name !== undefined);
}

const wordsBetween = (imported = "") => imported.match(/\w+/g) ?? [];

function retiredIn(room: "server" | "web", path: string, names: string[]): string[] {
  const refused = words[room];
  return names.flatMap((name) => {
    const word = wordsOf(name).find((one) => Object.hasOwn(refused, one));
    return word ? [instead(path, name, refused[word])] : [];
  });
}

/** Returns the retired names in the path or text of a file in web/ or server/. */
export function retiredNamesIn(path: string, text: string): string[] {
  const room = path.startsWith("server/") ? "server" : "web";
  const ofFolders = path
    .split("/")
    .slice(1)
    .map((part) => part.replace(/\..*$/, ""));
  const ofPath = retiredIn(room, path, ofFolders);
  if (room === "server") return [...ofPath, ...retiredIn(room, path, namesIn(text))];
  const vague = ofFolders.filter((part) => Object.hasOwn(vagueFiles, part));
  const ofWeb = [...ofPath, ...vague.map((part) => instead(path, part, vagueFiles[part]))];
  if (isStyled(path)) return [...ofWeb, ...retiredIn(room, path, classesIn(text))];
  if (!isCode(path)) return ofWeb;
  const keys = keysForButtons.flatMap((pattern) => text.match(pattern) ?? []);
  return [
    ...ofWeb,
    ...retiredIn(room, path, namesIn(text)),
    ...[...new Set(keys)].map((name) => instead(path, name, "button, or what it does")),
  ];
}

function classesIn(css: string): string[] {
  const preludes = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?<=^|[{};])([^{};]*)\{/g)].map(
    ([all]) => all,
  );
  return [
    ...new Set(
      preludes.flatMap((prelude) =>
        [...prelude.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name.replace(/(?:__|--).*$/, "")),
      ),
    ),
  ];
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
