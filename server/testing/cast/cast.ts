import { randomUUIDv7 } from "node:crypto";
import { createApi } from "#contract/client.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { openPointsAccount } from "#server/features/points/ledger.service.ts";
import { startTemporarySession } from "#server/features/staff/links/temporary-sessions.service.ts";
import { accessLinks, staffAccounts } from "#server/features/staff/staff.table.ts";
import {
  findSignedInStaff,
  type SignedInStaff,
  startStaffSession,
} from "#server/features/staff/staff-sessions.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";
import { callDirectly, type TestSite } from "#server/testing/site/test-app.ts";

export const castPassword = "correct horse battery";
const castHash = hashPassword(castPassword);

/** Returns someone's browser: what it sends, and the client it calls with. */
export const browserOf = (site: TestSite, cookie: string) => ({
  cookie,
  headers: { cookie },
  api: createApi(callDirectly(site.app, { cookie })),
});

let made = 0;

/** Makes a member with a verified address, signed in. */
export async function signedInMember(site: TestSite, chosen: Partial<typeof members.$inferInsert> = {}) {
  const count = ++made;
  const [member] = await site.db
    .insert(members)
    .values({
      id: randomUUIDv7(),
      name: `Sam Sample ${count}`,
      email: `sam.${count}@demo.example`,
      discord: `sam_sample_${count}`,
      passwordHash: await castHash,
      emailVerifiedAt: new Date("2026-01-01T00:00:00Z"),
      ...chosen,
    })
    .returning();
  if (!member) throw new Error("The member was not made");
  await openPointsAccount(site.db, member.id);
  const token = await startMemberSession(site.db, { memberId: member.id, userAgent: "cast" });
  return { member, ...browserOf(site, `${site.app.cookieRules.member}=${token}`) };
}

/** Makes an admin account of this role, signed in. */
export async function signedInStaff(site: TestSite, role: StaffRole, username = `${role}_demo_${++made}`) {
  const [account] = await site.db
    .insert(staffAccounts)
    .values({ id: randomUUIDv7(), username, role, passwordHash: await castHash })
    .returning();
  if (!account) throw new Error("The account was not made");
  const token = await startStaffSession(site.db, { accountId: account.id, userAgent: "cast" });
  return { account, ...browserOf(site, `${site.app.cookieRules.staff}=${token}`) };
}

/** Returns who they are to services that are called without a request. */
export async function actorOf({ db }: TestSite, { cookie }: { cookie: string }): Promise<SignedInStaff> {
  const staff = await findSignedInStaff(db, cookie.split("=")[1] ?? "");
  if (!staff) throw new Error("They are not signed in");
  return staff;
}

const hourMs = 3_600_000;

/** Makes someone who opened a temporary link that grants this role for an hour. */
export async function signedInTemporary(site: TestSite, role: StaffRole, name = `Gus Guest ${++made}`) {
  const expiresAt = new Date(Date.now() + hourMs);
  const opened = { usedAt: new Date(), usedBy: name, createdBy: "admin_demo", expiresAt };
  const [link] = await site.db
    .insert(accessLinks)
    .values({ id: randomUUIDv7(), codeHash: randomUUIDv7(), role, description: `Helps as ${role}`, ...opened })
    .returning();
  if (!link) throw new Error("The link was not made");
  const guest = { name, ipAddress: "203.0.113.9", userAgent: "cast" };
  const session = await startTemporarySession(site.db, { linkId: link.id, expiresAt, guest });
  return { link, sessionId: session.sessionId, ...browserOf(site, `${site.app.cookieRules.staff}=${session.token}`) };
}
