import { posix } from "node:path";
import { Settings } from "#server/env.ts";
import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** What a document may refer to. */
export type Project = { files: string[]; scripts: string[]; packages: string[] };
export type Document = { path: string; text: string };

const pathLike = /^#?[\w.$[\]-]+(\/[\w.$[\]-]+)*\/?$/;
/** Looks like a path, but isn't in the repository: generated files, media types, ellipses. */
const notOurs = [
  /^(node_modules|dist|data|releases\/|shots\/|\.cache|\.env$)/,
  /^(application|audio|font|image|multipart|text|video)\/[\w.+-]+$/,
  /(^|\/)\.{2,}(\/|$)/,
];
const fileLike = /\.(ts|tsx|mjs|json|md|css|sql|svg|example)$|^\.[\w.]+$/;

/** Returns the scripts and files that a document names but the project doesn't have. */
export function brokenReferences(document: Document, project: Project): string[] {
  const complain = (what: string) => `${document.path}: ${what}`;
  const scripts = matches(document.text, /\bnpm run ([\w:-]+)|\bnpm (test|start)\b/g);
  const prose = document.text.replace(/^(```|~~~)[\s\S]*?^\1/gm, "");
  const folder = posix.dirname(document.path);
  const spans = matches(prose, /`([^`\n]+)`/g).filter((span) => !exists(posix.join(folder, span), project.files));
  const links = matches(prose, /\]\((?!\w+:|#)([^)\s#]+)[^)]*\)/g);
  return [
    ...scripts
      .filter((name) => !project.scripts.includes(name))
      .map((name) => complain(`no script "${name}" in package.json`)),
    ...spans.filter((span) => namesNothing(span, project)).map((span) => complain(`no file or folder ${span}`)),
    ...links
      .filter((link) => !exists(posix.join(folder, link), project.files))
      .map((link) => complain(`a link to ${link}, which doesn't exist`)),
  ];
}

function namesNothing(span: string, { files, packages }: Project): boolean {
  const path = span.replace(/^(\.\/|#(?=(contract|server|web)\/|team\.config))/, "");
  if (!pathLike.test(path) || notOurs.some((pattern) => pattern.test(path))) return false;
  if (path.includes("/")) return !packages.includes(path.split("/")[0] ?? "") && !exists(path, files);
  return fileLike.test(path) && !files.some((file) => posix.basename(file) === path);
}

function exists(path: string, files: string[]): boolean {
  const wanted = posix.normalize(path).replace(/\/$/, "");
  return wanted === "." || files.some((file) => file === wanted || file.startsWith(`${wanted}/`));
}

/** Returns settings that a document lacks, and documented settings that nothing reads. */
export function settingsDrift(settings: string[], document: Document, named: string[]): string[] {
  return [
    ...settings
      .filter((name) => !named.includes(name))
      .map((name) => `${document.path}: ${name} of server/env.ts is missing`),
    ...named.filter((name) => !settings.includes(name)).map((name) => `${document.path}: nothing reads ${name}`),
  ];
}

/** Returns packages without a reason, and reasons without a package. A reason is an item "- `name`: why". */
export function unexplainedPackages(packages: string[], { path, text }: Document): string[] {
  const items = text.split(/^- /m).slice(1);
  const explained = items.flatMap((item) => matches(item.slice(0, item.indexOf(":")), /`([^`]+)`/g));
  return [
    ...packages
      .filter((name) => !explained.includes(name))
      .map((name) => `${path}: ${name} of package.json has no line`),
    ...explained.filter((name) => !packages.includes(name)).map((name) => `${path}: package.json has no ${name}`),
  ];
}

/** Finds `KEY=` or `# KEY=` at the start of a line. */
export const settingsInExample = (text: string) => matches(text, /^#? ?([A-Z][A-Z0-9_]*)=/gm);
/** Finds the first cell of a table's row, in backticks: "| `KEY` |". */
export const settingsInTable = (text: string) => matches(text, /^\| *`([A-Z][A-Z0-9_]*)` *\|/gm);

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? "")),
];

function checkReadme() {
  const files = projectFiles();
  const { scripts, dependencies, devDependencies, peerDependencies } = JSON.parse(readProjectFile("package.json"));
  const project: Project = {
    files,
    scripts: Object.keys(scripts),
    packages: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  };
  const documentOf = (path: string): Document => ({ path, text: files.includes(path) ? readProjectFile(path) : "" });
  const settings = Object.keys(Settings.shape);
  const example = documentOf(".env.example");
  const readme = documentOf("README.md");
  const documents = files
    .filter((path) => /(^|\/)README\.md$|^CONTRIBUTING\.md$|^docs\/.*\.md$/.test(path))
    .map(documentOf);
  const missing = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", ".env.example"];
  report(
    [
      ...missing.filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
      ...documents.flatMap((document) => brokenReferences(document, project)),
      ...unexplainedPackages(project.packages, documentOf("docs/decisions/0006-dependencies.md")),
      ...settingsDrift(settings, example, settingsInExample(example.text)),
      ...settingsDrift(settings, readme, settingsInTable(readme.text)),
    ],
    `${documents.length} documents, ${settings.length} settings`,
  );
}

if (import.meta.main) checkReadme();
