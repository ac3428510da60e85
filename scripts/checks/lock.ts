import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProjectFile, report, root } from "./project-files.ts";

export type Package = {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Packages = Record<string, Package>;

const platform =
  /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([a-z0-9]+)(?:-(eabi|gnu|gnueabihf|msvc|musl|musleabihf))?$/;

/**
 * Returns the packages for other platforms that are missing from the lock file. npm leaves out packages that the current registry
 * lacks, and then `npm ci` refuses the file everywhere. Each one's version is pinned by the package that depends on it.
 */
export function missingPlatforms(packages: Packages): Packages {
  const missing: Packages = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      const { os, cpu, libc } = platformOf(name);
      missing[`node_modules/${name}`] = {
        version,
        cpu,
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        os,
      };
    }
  }
  return missing;
}

/** Looks where Node would: beside the package that asks, then in every folder above. */
function isLocked(packages: Packages, path: string, name: string): boolean {
  const above = path.includes("node_modules/")
    ? path.slice(0, path.lastIndexOf("node_modules/")).replace(/\/$/, "")
    : undefined;
  const place = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  return place in packages || (above !== undefined && isLocked(packages, above, name));
}

function platformOf(name: string): Pick<Package, "os" | "cpu" | "libc"> {
  const [, os, cpu, abi] = platform.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`${name} names no platform; add it to package-lock.json by hand`);
  return { os: [os], cpu: [cpu], ...(os === "linux" && abi && { libc: [abi.startsWith("musl") ? "musl" : "glibc"] }) };
}

function checkLock({ isFixing }: { isFixing: boolean }) {
  const lock: { packages: Packages } = JSON.parse(readProjectFile("package-lock.json"));
  const missing = missingPlatforms(lock.packages);
  if (isFixing && Object.keys(missing).length > 0) {
    const all = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, "en"));
    writeFileSync(
      join(root, "package-lock.json"),
      `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2)}\n`,
    );
    return console.log(`package-lock.json: ${Object.keys(missing).length} packages for other platforms added`);
  }
  const addressed = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
  report(
    [
      ...Object.keys(missing).map((path) => `${path} isn't in package-lock.json: npm run fix adds it`),
      ...addressed.map(([path]) => `${path} has a download address in package-lock.json`),
    ],
    `${Object.keys(lock.packages).length} packages`,
  );
}

if (import.meta.main) checkLock({ isFixing: process.argv.includes("--fix") });
