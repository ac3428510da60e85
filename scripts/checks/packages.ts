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
/** These are installed with the site because `npm start` builds it. A running site doesn't use them. */
const builders = ["@jridgewell/sourcemap-codec", "@tanstack/router-plugin", "@vitejs/plugin-react", "vite"];
/** Types that packages of the site ask for if something else brings them. */
const strayTypes = /^node_modules\/(@types\/.+|csstype|undici-types)$/;

type Names = Record<string, string>;
type Locked = Record<
  string,
  {
    license?: string;
    devOptional?: boolean;
    hasInstallScript?: boolean;
    dependencies?: Names;
    optionalDependencies?: Names;
  }
>;
type Manifest = Record<"dependencies" | "devDependencies" | "peerDependencies", Names> & { allowScripts: object };

const atRuntime = (dependencies: Names) => Object.keys(dependencies).filter((name) => !builders.includes(name));

/** Returns the packages of a running site whose licence isn't on the list. */
export function unfreePackages(dependencies: Names, packages: Locked): string[] {
  return withDependencies(atRuntime(dependencies), packages)
    .map((path) => ({ path, license: packages[path]?.license ?? "none" }))
    .filter(({ license }) => !license.split(" AND ").every((each) => freeLicences.includes(each)))
    .map(({ path, license }) => `${path} has a licence that isn't on the list: ${license}`);
}

/** Returns where these packages are, and everything they depend on. */
function withDependencies(names: string[], packages: Locked): string[] {
  const found = new Set<string>();
  const visit = (from: string, wanted: string[]) => {
    for (const name of wanted) {
      const path = locationOf(name, from, packages);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      visit(path, Object.keys({ ...packages[path]?.dependencies, ...packages[path]?.optionalDependencies }));
    }
  };
  visit("", names);
  return [...found].sort();
}

/** Looks where Node would: in the package that asks, then in every folder above. */
function locationOf(name: string, from: string, packages: Locked): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  return from === ""
    ? undefined
    : locationOf(name, from.slice(0, from.lastIndexOf("node_modules/")).replace(/\/$/, ""), packages);
}

/** Returns the packages that `npm start` installs only because a tool of the tests brings what another package can do without. */
export const strays = (packages: Locked): string[] =>
  Object.entries(packages)
    .filter(([path, { devOptional }]) => devOptional && !strayTypes.test(path))
    .map(
      ([path]) => `npm start installs ${path}, which only tests need: move it below what needs it in package-lock.json`,
    );

/** Returns versions that aren't exact, and a complaint if there are too many packages to keep an eye on. */
export function looseDependencies({
  dependencies,
  devDependencies,
  peerDependencies,
}: Omit<Manifest, "allowScripts">): string[] {
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(
    ([, asked]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(asked),
  );
  const count = atRuntime(dependencies).length;
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
    ...unfreePackages(manifest.dependencies, packages),
    ...strays(packages),
    ...looseDependencies(manifest),
    ...needlessApprovals(manifest.allowScripts, packages),
  ];
  report(problems, `${atRuntime(manifest.dependencies).length} packages at runtime`);
}

if (import.meta.main) checkPackages();
