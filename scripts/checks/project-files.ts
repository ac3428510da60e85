import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** Returns every file that is or would be committed, as paths from the root. */
export function projectFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))].filter((path) => path && existsSync(join(root, path))).sort();
}

export const readProjectFile = (path: string): string => readFileSync(join(root, path), "utf8");

/** Ends a check: prints one problem per line and fails, or prints the summary. */
export function report(problems: string[], summary: string) {
  console.log(problems.length === 0 ? summary : problems.join("\n"));
  if (problems.length > 0) process.exitCode = 1;
}
