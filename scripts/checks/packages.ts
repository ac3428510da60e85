import { readProjectFile, report } from "./project-files.ts";

/** Each lets anyone use, change and share the site; the weaker LGPL is libvips', which is linked and not changed. */
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
const mostDirect = 40;

type Locked = Record<string, { license?: string; dev?: boolean; hasInstallScript?: boolean }>;
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string>; allowScripts: object };

/** What a site that runs brings along under a licence that nobody has looked at, or under none. */
export function unfreePackages(packages: Locked): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .filter(([, { license = "none" }]) => !license.split(" AND ").every((each) => freeLicences.includes(each)))
    .map(([path, { license = "none" }]) => `${path} is under a licence that is not on the list: ${license}`);
}

/** Versions that are no exact ones, and more packages than one can keep an eye on. */
export function looseDependencies({
  dependencies,
  devDependencies,
}: Pick<Manifest, "dependencies" | "devDependencies">) {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, asked]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(asked),
  );
  const count = Object.keys(dependencies).length;
  return [
    ...loose.map(([name, asked]) => `package.json asks for ${name} ${asked}, which is no exact version`),
    ...(count > mostDirect ? [`package.json has ${count} packages at runtime; at most ${mostDirect} are wanted`] : []),
  ];
}

/** Scripts that may run while packages are installed, of packages that have none. */
export function needlessApprovals(allowScripts: object, packages: Locked): string[] {
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)] : [],
  );
  return Object.keys(allowScripts)
    .filter((name) => !scripted.includes(name))
    .map((name) => `package.json lets ${name} run a script while it is installed, and it has none`);
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
