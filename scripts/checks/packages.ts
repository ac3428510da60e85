import { readProjectFile, report } from "./project-files.ts";

/** Each allows anyone to use, change and share the site. The LGPL is libvips', which is linked and not modified. */
const freeLicences = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
];
const mostDirect = 41;

type Locked = Record<string, { license?: string; dev?: boolean; hasInstallScript?: boolean }>;
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string>; allowScripts: object };

/** Returns the packages of a running site whose licence isn't on the list. */
export function unfreePackages(packages: Locked): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .filter(([, { license = "none" }]) => !license.split(" AND ").every((each) => freeLicences.includes(each)))
    .map(([path, { license = "none" }]) => `${path} has a licence that isn't on the list: ${license}`);
}

/** Returns versions that aren't exact, and a complaint if there are too many packages to keep an eye on. */
export function looseDependencies({
  dependencies,
  devDependencies,
}: Pick<Manifest, "dependencies" | "devDependencies">) {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, asked]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(asked),
  );
  const count = Object.keys(dependencies).length;
  return [
    ...loose.map(([name, asked]) => `package.json asks for ${name} ${asked}, which isn't an exact version`),
    ...(count > mostDirect ? [`package.json has ${count} packages at runtime; at most ${mostDirect} are allowed`] : []),
  ];
}

/** Returns the packages that may run install scripts without having any. */
export function needlessApprovals(allowScripts: object, packages: Locked): string[] {
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)] : [],
  );
  return Object.keys(allowScripts)
    .filter((name) => !scripted.includes(name))
    .map((name) => `package.json lets ${name} run an install script, but it has none`);
}

function checkPackages() {
  const manifest: Manifest = JSON.parse(readProjectFile("package.json"));
  const { packages }: { packages: Locked } = JSON.parse(readProjectFile("package-lock.json"));
  const problems = [
    ...unfreePackages(packages),
    ...looseDependencies(manifest),
    ...needlessApprovals(manifest.allowScripts, packages),
  ];
  report(problems, `${Object.keys(manifest.dependencies).length} packages at runtime`);
}

if (import.meta.main) checkPackages();
