import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Break } from "./breaks.ts";
import { projectFiles, root } from "./checks/project-files.ts";

/** Copies every file that is or would be committed, and the builds, so that nothing done to the copy affects the working tree. */
export function copyWorkingTree() {
  const folder = mkdtempSync(join(tmpdir(), "breaks-"));
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const made of ["dist", ".cache/test-database"])
    if (existsSync(join(root, made))) cpSync(join(root, made), join(folder, made), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Breaks the rule in the copy. Returns a function that restores it. */
export function breakIn(folder: string, { rule, file, from, to }: Break): () => void {
  const path = join(folder, file);
  const whole = readFileSync(path, "utf8");
  if (whole.split(from).length !== 2) throw new Error(`${rule}: ${file} must have this once: ${from}`);
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  return () => writeFileSync(path, whole);
}
