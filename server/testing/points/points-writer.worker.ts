// Run by tests in a separate process, to be killed: moves points and prints what was acknowledged.
import { openDatabase } from "#server/database/database.ts";
import { awardMany } from "#server/features/points/awards.service.ts";
import { adjustPoints } from "#server/features/points/points.service.ts";
import { redeem } from "#server/features/points/redeem.service.ts";
import { resolveRedemption } from "#server/features/points/redemptions.service.ts";
import { actingMember } from "#server/testing/cast/acting-member.ts";
import type { PointsWriting } from "#server/testing/kills/kill-writers.ts";
import { team } from "#team.config.ts";

const { location, memberId, othersIds, itemId, admin, round }: PointsWriting = JSON.parse(process.argv[2] ?? "");
const { db } = await openDatabase(location);
const atOnce = 4;
const notice = { team, hasWebhook: false };
const member = await actingMember({ db }, memberId);

const say = (done: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(done)}\n`);

async function adjust(description: string, action: "add" | "subtract", amount: number) {
  const { points } = await adjustPoints(db, { id: memberId, action, amount, description }, admin);
  say({ did: "adjust", description, points });
}

async function award(name: string) {
  const awards = othersIds.map((userId) => ({ userId, amount: 5, reason: name }));
  const { id, rowCount } = await awardMany(db, { request: { awards }, key: `awarding-${name}`, by: admin });
  say({ did: "award", id, rows: rowCount });
}

async function write(writer: number) {
  for (let count = 1; ; count++) {
    const name = `${round}-${writer}-${count}`;
    await adjust(`award ${name}`, "add", 30);
    const request = { itemId, discordUsername: "sam_sample" };
    const { redemption, points } = await redeem(db, { member, request, key: `writing-${name}`, notice });
    say({ did: "redeem", id: redemption.id, points });
    const status = count % 2 === 0 ? "cancelled" : "completed";
    await resolveRedemption(db, { id: redemption.id, status, team }, admin);
    say({ did: "resolve", id: redemption.id, status });
    await award(name);
    await adjust(`correction ${name}`, "subtract", 5);
  }
}

await Promise.all(Array.from({ length: atOnce }, (_, writer) => write(writer)));
