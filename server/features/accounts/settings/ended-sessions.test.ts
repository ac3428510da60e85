import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { Database } from "#server/database/database.ts";
import { memberLinks, memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions, startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { calendarSubscriptions } from "#server/features/calendar/calendar.table.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { callWhileEnding, storedIn } from "#server/testing/endpoints/call-while-ending.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { everyMemberWrite } from "#server/testing/endpoints/member-writes.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { setPassword } from "./passwords.service.ts";

const site = useSite(withoutLimits);
const newPassword = "short grass 8";
const rounds = isLong ? 6 : 2;
/**
 * What a call locks before it can be refused: the member before the session. Redeeming locks the points, the item and the session in
 * one statement, and confirming only the session.
 */
const lockedFirst: Record<string, string[]> = {
  [`${pointsApi.redeem.method} ${pointsApi.redeem.path}`]: ["member_sessions", "points_accounts", "reward_items"],
  [`${accountsApi.confirm.method} ${accountsApi.confirm.path}`]: ["member_sessions"],
};

type Call = { endpoint: Endpoint; body?: () => unknown };
let count = 0;
const calls: Record<string, Call> = {
  "a link for a new address": {
    endpoint: accountsApi.changeEmail,
    body: () => ({ email: `thief.${++count}@demo.example` }),
  },
  "a link that deletes the account": { endpoint: accountsApi.sendDeletionLink },
  "a private address for calendar programs": { endpoint: calendarApi.subscribe },
  "another name": { endpoint: accountsApi.updateProfile, body: () => ({ name: "Thief" }) },
};

/** Returns what the account has that could outlive a session. */
async function leftOf(id: string) {
  const { db } = site();
  const links = await db.select().from(memberLinks).where(eq(memberLinks.memberId, id));
  const addresses = await db.select().from(calendarSubscriptions).where(eq(calendarSubscriptions.memberId, id));
  const [member] = await db.select({ name: members.name }).from(members).where(eq(members.id, id));
  const sessions = await db.select().from(memberSessions).where(eq(memberSessions.memberId, id));
  return { links: links.length, addresses: addresses.length, name: member?.name, sessions: sessions.length };
}

/** Signs in someone else who knew the password. */
async function thiefOf(memberId: string) {
  const token = await startMemberSession(site().db, { memberId, userAgent: "thief" });
  const { call } = openBrowser(site());
  const headers = { cookie: `${site().app.cookieRules.member}=${token}` };
  return async ({ endpoint, body }: Call) => (await call(endpoint, body && { body: body() }, headers)).statusCode;
}

describe("a thief's calls achieve nothing once the member changes the password", () => {
  test.each(Object.entries(calls))("%s", async (_what, wanted) => {
    const seen = new Set<number>();
    for (let round = 0; round < rounds; round++) {
      const { api, member } = await signedInMember(site());
      const thief = await thiefOf(member.id);
      let isChanged = false;
      const chains = Array.from({ length: 12 }, async () => {
        for (let status = 0; !isChanged && status !== 401; seen.add(status)) status = await thief(wanted);
      });
      const change = api(accountsApi.changePassword, { body: { currentPassword: castPassword, newPassword } });
      const after = await change
        .then(() => leftOf(member.id))
        .finally(() => {
          isChanged = true;
        });
      await Promise.all(chains);
      expect({ ...after, name: "" }).toEqual({ links: 0, addresses: 0, name: "", sessions: 1 });
      expect(await leftOf(member.id)).toEqual(after);
    }
    expect(seen.difference(new Set([200, 201, 401]))).toEqual(new Set());
  });
});

describe.runIf(process.env.TEST_ENGINE === "postgres")("a call made during the change", () => {
  test.each(Object.entries(calls))("%s: waits, and is refused", async (_what, wanted) => {
    const { member } = await signedInMember(site());
    const thief = await thiefOf(member.id);
    const before = await leftOf(member.id);
    const changePassword = async (tx: Database) => {
      await setPassword(tx, { where: eq(members.id, member.id), passwordHash: "another", team: site().app.team });
      await endMemberSessions(tx, member.id);
    };
    const { response } = await callWhileEnding(site().db, changePassword, () => thief(wanted));
    expect(response).toBe(401);
    expect(await leftOf(member.id)).toEqual({ ...before, sessions: 0 });
  });

  test("every member write waits while its session is being ended, and is refused", async () => {
    const declared = (await everyEndpoint()).filter(
      ({ access, method }) => access.startsWith("member") && method !== "GET",
    );
    const names = declared.map(({ method, path }) => `${method} ${path}`);
    const { writes } = await everyMemberWrite(site());
    expect(writes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const wanted of names) {
      const { member, headers, writes } = await everyMemberWrite(site());
      const write = writes.find(({ name }) => name === wanted);
      if (!write) throw new Error(`There is no ${wanted}.`);
      const { name, ...call } = write;
      const endSession = (tx: Database) => tx.delete(memberSessions).where(eq(memberSessions.memberId, member.id));
      const { response, left, locked } = await callWhileEnding(site().db, endSession, () =>
        site().app.inject({ ...call, headers: { ...call.headers, ...headers } }),
      );
      expect([name, response.statusCode]).toEqual([name, 401]);
      expect([name, await storedIn(site().db)]).toEqual([name, left]);
      expect([name, locked]).toEqual([name, lockedFirst[name] ?? ["member_sessions", "members"]]);
    }
  });
});
