import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { isUniqueViolation } from "#server/database/sql-errors.ts";
import { hasEmail, memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { sendVerification } from "#server/features/accounts/sign-in/registration.service.ts";
import { openPointsAccount } from "#server/features/points/ledger.service.ts";
import type { AccountPassword } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { handleFirstLink } from "./first-link.service.ts";
import type { ProviderPerson } from "./provider-person.format.ts";

type Arrival = {
  person: ProviderPerson;
  siteUrl: string;
  team: Team;
  /** Whether the browser is signed in to the account, or has signed in to it with its current password. */
  isUsedHere: (account: AccountPassword) => boolean;
};

/**
 * Returns this person's member id, making an account if there is none. Undefined if they have no address, or it belongs to an
 * account that isn't proven to be theirs.
 */
export async function findOrMakeMember(db: Database, arrival: Arrival, now = new Date()): Promise<string | undefined> {
  return (await resolveMember(db, arrival, now)) ?? resolveMember(db, arrival, now); // again, as someone may have got there first
}

const resolveMember = async (db: Database, arrival: Arrival, now: Date) =>
  (await findByIdentity(db, arrival.person)) ?? (await linkByEmail(db, arrival, now)) ?? makeMember(db, arrival, now);

async function findByIdentity(db: Database, { issuer, subject }: ProviderPerson): Promise<string | undefined> {
  const [found] = await db
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(and(eq(memberIdentities.issuer, issuer), eq(memberIdentities.subject, subject)));
  return found?.memberId;
}

/**
 * Links the person to the account with their address. Only if both sides have proven the address, as anyone could have registered
 * it first. Opening the mailed link doesn't prove who made the account, so unless this browser has used it, its owner is told.
 */
async function linkByEmail(
  db: Database,
  { person, team, isUsedHere }: Arrival,
  now: Date,
): Promise<string | undefined> {
  const { email: address, isEmailVerified } = person;
  if (address === undefined || !isEmailVerified) return undefined;
  return inTransaction(db, async (tx) => {
    const { id, email, passwordHash } = members;
    const [owner] = await tx
      .select({ id, email, passwordHash })
      .from(members)
      .where(and(hasEmail(address), isNotNull(members.emailVerifiedAt)))
      .for("no key update");
    if (!owner) return undefined;
    const identity = { issuer: person.issuer, subject: person.subject, memberId: owner.id };
    const linked = await tx
      .insert(memberIdentities)
      .values({ ...identity, createdAt: now })
      .onConflictDoNothing()
      .returning({ memberId: memberIdentities.memberId });
    if (linked.length === 0) return undefined;
    if (!isUsedHere(owner)) await handleFirstLink(tx, { ...identity, email: owner.email, team });
    return owner.id;
  });
}

/** Returns undefined if the address already has an account, or the person has got one by now. */
async function makeMember(db: Database, arrival: Arrival, now: Date): Promise<string | undefined> {
  const { email } = arrival.person;
  if (email === undefined) return undefined;
  try {
    return await inTransaction(db, (tx) => insertMember(tx, { ...arrival, email }, now));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

async function insertMember(tx: Database, arrival: Arrival & { email: string }, now: Date): Promise<string> {
  const { person, email, siteUrl, team } = arrival;
  const { issuer, subject, name, isEmailVerified } = person;
  const id = randomUUIDv7();
  const emailVerifiedAt = isEmailVerified ? now : null;
  const [row] = await tx
    .insert(members)
    .values({ id, name, email, emailVerifiedAt, createdAt: now })
    .returning(memberColumns);
  await openPointsAccount(tx, id);
  await tx.insert(memberIdentities).values({ issuer, subject, memberId: id, createdAt: now });
  if (row && !isEmailVerified) await sendVerification(tx, { member: memberOf(row), siteUrl, team });
  return id;
}

/**
 * Removes all links to the provider, for someone who has proven by mail that the address is theirs: the people who came through
 * the provider may have been others, even if the address is confirmed by now. The owner is linked again when they next come with
 * that address. Returns whether there was a link.
 */
export async function dropIdentities(db: Database, memberId: string): Promise<boolean> {
  const dropped = await db
    .delete(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .returning({ subject: memberIdentities.subject });
  return dropped.length > 0;
}
