import { readFile, writeFile } from "node:fs/promises";
import { StartError } from "#server/platform/process/start-error.ts";
import { type Facts, isObject } from "./older-shapes.format.ts";

/** Reads a file of facts, which aren't checked yet. Throws a StartError if it has none. */
export async function readTeamFile(file: string): Promise<Facts> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartError(codeOf(error) === "ENOENT" ? `There’s no file ${file}.` : `${file} can’t be read.`);
  });
  const facts = parsed(text);
  if (!isObject(facts)) throw new StartError(`${file} isn’t a JSON file of facts, as “team export” writes them.`);
  return facts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns facts as a file has them. */
export const teamFileText = (team: Facts) => `${JSON.stringify(team, null, 2)}\n`;

/** Writes a file of facts. Throws a StartError rather than replace one. */
export async function writeTeamFile(file: string, team: Facts): Promise<void> {
  await writeFile(file, teamFileText(team), { flag: "wx" }).catch((error: unknown) => {
    const isThere = codeOf(error) === "EEXIST";
    throw new StartError(isThere ? `${file} exists already. Choose another name.` : `${file} can’t be written.`);
  });
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
