import { eq } from "drizzle-orm";
import { memberSessions } from "#server/features/accounts/accounts.table.ts";
import { findSignedInMember, startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { signedInMember } from "./cast.ts";

const dayMs = 86_400_000;
export const sessionStart = new Date("2026-03-01T12:00:00Z");
/** Returns the moment this many days and milliseconds after the session began. */
export const later = (days: number, ms = 0) => new Date(sessionStart.getTime() + days * dayMs + ms);

/** Begins a session at `sessionStart`, in place of the one that the cast comes with. */
export async function beginSession(site: TestSite) {
  const { db } = site;
  const { member } = await signedInMember(site);
  await db.delete(memberSessions).where(eq(memberSessions.memberId, member.id));
  const token = await startMemberSession(db, { memberId: member.id, userAgent: "test" }, sessionStart);
  const isSignedIn = async (now: Date) => (await findSignedInMember(db, token, now))?.id === member.id;
  return { member, token, isSignedIn };
}
