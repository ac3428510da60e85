import { asc, eq, exists, isNotNull, sql } from "drizzle-orm";
import type { Kept, PersonalData } from "#contract/accounts/schemas.ts";
import { peopleIn } from "#contract/team/people.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Feature } from "#server/feature.ts";
import { memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { memberIdentities, memberLinks, memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { deviceName } from "#server/features/accounts/device-name.format.ts";
import { discordBots } from "#server/features/outbox/discord.table.ts";
import { exportRedemptions } from "#server/features/points/own-points.service.ts";
import { pointsAccounts, pointsLedger } from "#server/features/points/points.table.ts";

type Rows = PersonalData["sections"][number]["rows"];
/** Exports every table that refers to members. */
export async function exportPersonalData(
  db: Database,
  { memberId, features, team }: { memberId: string; features: readonly Feature[]; team: Team },
  now = new Date(),
): Promise<PersonalData> {
  const sections: PersonalData["sections"] = [];
  for (const table of features.flatMap(({ personal }) => Object.values(personal ?? {})))
    sections.push({ title: table.title, rows: await table.export(db, memberId) });
  sections.push({ title: "Redemptions", rows: await exportRedemptions(db, memberId) }); // they refer to the points
  const presented = await exportPresentation(db, { memberId, team });
  if (presented.length > 0) sections.push({ title: "What the site says about you", rows: presented });
  return { exportedAt: now.toISOString(), sections };
}

/** Whether any member has points or a Discord name, which a team that has left either still keeps, and whether the staff are told on Discord. */
export async function findKept(db: Database, { hasWebhook }: { hasWebhook: boolean }): Promise<Kept> {
  const moved = db
    .select({ id: pointsLedger.id })
    .from(pointsLedger)
    .innerJoin(pointsAccounts, eq(pointsAccounts.id, pointsLedger.accountId))
    .where(isNotNull(pointsAccounts.memberId));
  const named = db.select({ id: members.id }).from(members).where(isNotNull(members.discord));
  const chosen = db.select({ id: discordBots.platform }).from(discordBots).where(isNotNull(discordBots.channelId));
  const { rows } = await db.execute<Kept>(
    sql`select ${exists(moved)} as points, ${exists(named)} as discord, ${exists(chosen)} as "staffDiscord"`,
  );
  const [kept] = rows;
  return {
    points: kept?.points === true,
    discord: kept?.discord === true,
    staffDiscord: hasWebhook || kept?.staffDiscord === true,
  };
}

export async function exportAccount(db: Database, memberId: string): Promise<Rows> {
  const rows = await db.select(memberColumns).from(members).where(eq(members.id, memberId));
  return rows.map(memberOf);
}

/**
 * Exports what visitors read about people of the member's name. Drafts and earlier versions aren't in it: anybody may call themselves
 * like somebody whom the team is about to present.
 */
async function exportPresentation(db: Database, { memberId, team }: { memberId: string; team: Team }): Promise<Rows> {
  const [member] = await db.select({ name: members.name }).from(members).where(eq(members.id, memberId));
  return peopleIn(team)
    .filter(({ name }) => name === member?.name)
    .map(({ name, title, about, picture }) => ({ name, title, about, ...(picture && { picture }) }));
}

export async function exportIdentities(db: Database, memberId: string): Promise<Rows> {
  const { issuer, subject, createdAt } = memberIdentities;
  const rows = await db
    .select({ issuer, subject, createdAt })
    .from(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function exportSessions(db: Database, memberId: string): Promise<Rows> {
  const rows = await db
    .select()
    .from(memberSessions)
    .where(eq(memberSessions.memberId, memberId))
    .orderBy(asc(memberSessions.createdAt));
  return rows.map(({ userAgent, createdAt, lastSeenAt, confirmedAt, expiresAt }) => ({
    device: deviceName(userAgent),
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    confirmedAt: confirmedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function exportLinks(db: Database, memberId: string): Promise<Rows> {
  const { purpose, email, createdAt, expiresAt } = memberLinks;
  const rows = await db
    .select({ purpose, email, createdAt, expiresAt })
    .from(memberLinks)
    .where(eq(memberLinks.memberId, memberId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
