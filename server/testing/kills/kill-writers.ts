import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { pointsAwardRows, pointsLedger, redemptions } from "#server/features/points/points.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { severalMembers } from "#server/testing/cast/awards-cast.ts";
import { actorOf, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";

/** What the writing process is told. */
export type PointsWriting = {
  location: KeptDatabase["location"];
  memberId: string;
  /** Members who are awarded together. */
  othersIds: string[];
  itemId: string;
  admin: SignedInStaff;
  round: number;
};

const Acknowledged = z.discriminatedUnion("did", [
  z.object({ did: z.literal("adjust"), description: z.string(), points: z.int() }),
  z.object({ did: z.literal("redeem"), id: z.string(), points: z.int() }),
  z.object({ did: z.literal("award"), id: z.string(), rows: z.int() }),
  z.object({ did: z.literal("resolve"), id: z.string(), status: z.string() }),
]);
type Acknowledged = z.output<typeof Acknowledged>;

const writer = resolve(import.meta.dirname, "../points/points-writer.worker.ts");

/** Opens a database for processes that write points and are killed while doing so. */
export async function openCrashDatabase() {
  const kept = await keepDatabase();
  const known = await prepare(kept);
  return {
    /** Kills a writing process after this many acknowledged writes. Returns what is wrong with the data it left. */
    kill: async (round: number, afterWrites: number) => {
      const acknowledged = await writeUntilKilled({ ...known, location: kept.location, round }, afterWrites);
      const asked = performance.now();
      const database = await kept.open();
      const reopenedMs = performance.now() - asked;
      const problems = [...(await missing(database, acknowledged)), ...(await checkLedger(database.db))];
      await database.close();
      return { acknowledged: acknowledged.length, problems, reopenedMs };
    },
    remove: kept.remove,
  };
}

async function prepare(kept: KeptDatabase) {
  const site = await createTestSite({}, { database: await kept.open() });
  const { member } = await signedInMember(site);
  const others = await severalMembers(site, 30);
  const { api, cookie } = await signedInStaff(site, "admin");
  const item = await api(pointsAdminApi.createItem, { body: { name: "Sample reward", price: 10 } });
  const admin = await actorOf(site, { cookie });
  await site.close();
  return { memberId: member.id, othersIds: others.map(({ id }) => id), itemId: item.id, admin };
}

async function writeUntilKilled(writing: PointsWriting, afterWrites: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [writer, JSON.stringify(writing)], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const acknowledged: Acknowledged[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.endsWith("}")) break; // it was killed while writing this line
    acknowledged.push(Acknowledged.parse(JSON.parse(line)));
    if (acknowledged.length === afterWrites) child.kill("SIGKILL");
  }
  const [, signal] = await ended;
  if (signal !== "SIGKILL") throw new Error("The writing process ended by itself.");
  return acknowledged;
}

/** Returns the acknowledged writes that aren't stored exactly once, as they were acknowledged. */
async function missing({ db }: OpenDatabase, acknowledged: Acknowledged[]): Promise<string[]> {
  const rows = await db.select().from(pointsLedger);
  const made = await db.select().from(redemptions);
  const awarded = await db.select().from(pointsAwardRows);
  const isThere = (write: Acknowledged) => {
    if (write.did === "resolve") return made.some(({ id, status }) => id === write.id && status === write.status);
    if (write.did === "award") return awarded.filter(({ awardId }) => awardId === write.id).length === write.rows;
    const its = rows.filter(({ type, redemptionId, description }) =>
      write.did === "redeem" ? type === "spent" && redemptionId === write.id : description === write.description,
    );
    return its.length === 1 && its[0]?.balanceAfter === write.points;
  };
  return acknowledged.filter((write) => !isThere(write)).map((write) => `lost: ${JSON.stringify(write)}`);
}
