import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#server/env.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";

/** Returns the secret for signing and encrypting: the one in the settings, or one made once and kept in the data folder. */
export function sessionSecretOf({ SESSION_SECRET, DATA_DIR }: Pick<Settings, "SESSION_SECRET" | "DATA_DIR">): string {
  if (SESSION_SECRET) return SESSION_SECRET;
  const file = join(DATA_DIR, "session-secret");
  return readSecret(file) ?? makeSecret(file);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StartError(`${file} can't be read. It holds the secret that signs cookies.`);
  }
}

/** Writes the secret completely before naming the file, so that no start ever reads half of it. */
function makeSecret(file: string): string {
  const secret = randomBytes(48).toString("base64url");
  const unfinished = `${file}.${process.pid}`;
  makeFolder(join(file, ".."));
  const handle = openSync(unfinished, "w", 0o600);
  writeSync(handle, secret);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error; // another start was quicker
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, "utf8");
}
