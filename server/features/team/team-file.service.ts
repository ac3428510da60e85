import { inArray } from "drizzle-orm";
import { teamTexts } from "#contract/team/admin/constants.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { Refusal } from "#server/errors.ts";
import type { Decoded } from "#server/features/uploads/decoding.worker.ts";
import { reencode } from "#server/features/uploads/reencode.service.ts";
import { findPictureSize, keepPicture } from "#server/features/uploads/uploads.service.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { type Problem, readFacts, wrongTogether } from "./facts.format.ts";
import { type Facts, isObject } from "./older-shapes.format.ts";

/** The uploaded pictures that facts name, in base64 by their address. */
type FilePictures = Record<string, string>;
/** What a file of facts contains. */
export type TeamFile = Facts & { pictures?: FilePictures };

const uploaded = /^\/media\/([0-9a-f]{64})\.webp$/;

/** Returns a file of facts, with the pictures that they name. */
export async function makeTeamFile(db: Database, team: Team): Promise<TeamFile> {
  const hashes = uploadsIn(team).map(({ address }) => uploaded.exec(address)?.[1] ?? "");
  if (hashes.length === 0) return team;
  const stored = await db
    .select({ hash: media.hash, bytes: media.bytes })
    .from(media)
    .where(inArray(media.hash, hashes));
  const pictures = stored.map(({ hash, bytes }) => [`/media/${hash}.webp`, bytes.toString("base64")]);
  return { ...team, pictures: Object.fromEntries(pictures) };
}

/** What a file comes to: its facts, completed, and the pictures that the site doesn't have, by the address in the file. */
type Opened = { team: Team; pictures: Map<string, Decoded>; problems: Problem[] };

/**
 * Reads a file of facts. What it leaves out has its default. `isHere` tells whether the site has a picture already. Lists everything
 * that is wrong with the file; the facts are only to be used if nothing is.
 */
export async function openTeamFile(
  { pictures: sent, ...file }: Facts,
  { defaults, isHere }: { defaults: Team; isHere: (address: string) => Promise<boolean> },
): Promise<Opened> {
  const { team = defaults, wrong, unknown } = readFacts(file, defaults);
  const problems = [...wrong, ...wrongTogether(team), ...unknown];
  const pictures = new Map<string, Decoded>();
  if (problems.length > 0) return { team, pictures, problems };
  for (const { path, address } of uploadsIn(team)) {
    if (pictures.has(address) || (await isHere(address))) continue;
    const picture = await decodePicture(isObject(sent) ? sent[address] : undefined);
    if (typeof picture === "string") problems.push({ path, message: picture });
    else pictures.set(address, picture);
  }
  return { team, pictures, problems };
}

export const isStored = (db: Database) => async (address: string) => (await findPictureSize(db, address)) !== null;

/** Stores a file's pictures, and returns its facts with the addresses that they got. */
export async function keepFilePictures(tx: Database, { team, pictures }: Opened, now: Date): Promise<Facts> {
  const addresses = new Map<unknown, string>();
  for (const [address, picture] of pictures) addresses.set(address, (await keepPicture(tx, picture, now)).url);
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (!isObject(value)) return addresses.get(value) ?? value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moved(part)]));
  };
  return Object.fromEntries(Object.entries(team).map(([name, part]) => [name, moved(part)]));
}

/** Decodes a picture of a file as if it had been uploaded. Returns what is wrong with it instead. */
async function decodePicture(base64: unknown): Promise<Decoded | string> {
  if (typeof base64 !== "string") return teamTexts.noPicture;
  try {
    return await reencode({ original: Buffer.from(base64, "base64"), formats: ["webp"] });
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid_input") return teamTexts.wrongPicture;
    throw error;
  }
}

/** Lists the uploaded pictures among facts, with the path of each. */
function uploadsIn(value: unknown, path = ""): { path: string; address: string }[] {
  if (typeof value === "string") return uploaded.test(value) ? [{ path, address: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => uploadsIn(part, path ? `${path}.${name}` : name));
}
