import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { Database } from "#server/database/database.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { accessLinks, staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { features } from "#server/features.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { callWhileEnding, storedIn } from "#server/testing/endpoints/call-while-ending.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { everyStaffWrite } from "#server/testing/endpoints/staff-writes.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const patience = { interval: 5, timeout: 60_000 };
const onPostgres = process.env.TEST_ENGINE === "postgres";

beforeEach(async () => {
  for (const table of [accessLinks, staffAccounts]) await site().db.delete(table);
});

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
type Payload = Record<string, unknown>;
const send = ({ headers }: Staff, method: "POST" | "PUT" | "DELETE", url: string, payload?: Payload) =>
  site().app.inject({ method, url, headers, ...(payload && { payload }) });
const accountAddress = ({ account }: Staff) => addressOf(staffAccountsApi.remove, { params: { id: account.id } });
const names = async () => (await site().db.select().from(staffAccounts)).map(({ username }) => username);

describe("calls under way fail when an admin loses their rights:", () => {
  const thirty = Array.from({ length: 30 }, (_, count) => count);
  const endings = {
    removed: (by: Staff, whom: Staff) => send(by, "DELETE", accountAddress(whom)),
    demoted: (by: Staff, whom: Staff) =>
      send(by, "PUT", accountAddress(whom), { username: whom.account.username, role: "chief" }),
  };

  test.each(Object.entries(endings))("creating thirty accounts, when %s", async (_how, end) => {
    const [ada, bo] = [await signedInStaff(site(), "admin", "Ada"), await signedInStaff(site(), "admin", "Bo")];
    const underWay = thirty.map((count) =>
      send(bo, "POST", staffAccountsApi.create.path, {
        username: `accomplice ${count}`,
        password: castPassword,
        role: "admin",
      }),
    );
    await vi.waitFor(async () => expect(await names()).toContain("accomplice 0"), patience);
    expect((await end(ada, bo)).statusCode).toBeLessThan(300);
    const madeBefore = await names();
    const responses = await Promise.all(underWay);
    expect(await names()).toEqual(madeBefore);
    const refused = responses.filter(({ statusCode }) => statusCode === 401);
    expect(refused.length).toBeGreaterThan(0);
    expect(responses.length - refused.length).toBe(responses.filter(({ statusCode }) => statusCode === 201).length);
  });

  test("setting members' passwords, when removed", async () => {
    const [ada, bo] = [await signedInStaff(site(), "admin", "Ada"), await signedInStaff(site(), "admin", "Bo")];
    const members = await Promise.all(thirty.map(() => signedInMember(site())));
    const underWay = members.map(({ member }) =>
      send(bo, "POST", staffAccountsApi.setPassword.path, { userId: member.id, newPassword: "short grass 8" }),
    );
    expect((await Promise.race(underWay)).statusCode).toBe(200);
    expect((await endings.removed(ada, bo)).statusCode).toBe(204);
    const stillIn = async () =>
      (await Promise.all(members.map(({ api, member }) => isSignedIn(api, member.id)))).filter(Boolean).length;
    const after = await stillIn();
    const responses = await Promise.all(underWay);
    expect(await stillIn()).toBe(after);
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(after);
    expect(after).toBeGreaterThan(0);
  });
});

async function isSignedIn(api: Awaited<ReturnType<typeof signedInMember>>["api"], id: string): Promise<boolean> {
  const me = await api(accountsApi.me).catch(() => undefined);
  return me?.id === id;
}

/** A preview of an award, which stores nothing. */
const storesNothing = "POST /api/admin/points/awards/plan";
/** What everyone who makes a change locks first, so that no two of them wait for each other. */
const lockedFirst = ["staff_accounts", "staff_sessions"];

describe.runIf(onPostgres)("a session that ends during a call", () => {
  type Ending = (tx: Database, bo: Staff) => Promise<unknown>;
  const endings = {
    session: (tx, { account }) => tx.delete(staffSessions).where(eq(staffSessions.accountId, account.id)),
    account: (tx, { account }) => tx.delete(staffAccounts).where(eq(staffAccounts.id, account.id)),
  } satisfies Record<string, Ending>;

  test.each(Object.entries(endings).slice(0, isLong ? 2 : 1))(
    "because its %s is deleted makes every staff write fail",
    async (_what, end) => {
      await fillDemonstration(site().db, features);
      const calls = await everyStaffWrite(site());
      const declared = (await everyEndpoint()).filter(({ access }) => /staff:\w+:write/.test(access));
      const names = declared.map(({ method, path }) => `${method} ${path}`).filter((name) => name !== storesNothing);
      expect(calls.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      for (const { name, ...call } of calls) {
        const bo = await signedInStaff(site(), "admin");
        const { response, left, locked } = await callWhileEnding(
          site().db,
          (tx) => end(tx, bo),
          () => site().app.inject({ ...call, headers: { ...call.headers, ...bo.headers } }),
        );
        expect([name, response.statusCode]).toEqual([name, 401]);
        expect([name, await storedIn(site().db)]).toEqual([name, left]);
        expect([name, locked.filter((table) => !lockedFirst.includes(table))]).toEqual([name, []]);
      }
    },
  );

  test("a list of people's data waits too, and has locked only the account before the session", async () => {
    const bo = await signedInStaff(site(), "admin");
    const { response, locked } = await callWhileEnding(
      site().db,
      (tx) => endings.account(tx, bo),
      () => site().app.inject({ url: applicationsAdminApi.list.path, headers: bo.headers }),
    );
    expect([response.statusCode, locked]).toEqual([401, ["staff_accounts"]]);
  });

  test("a link made on one instance doesn't outlive its maker's demotion on another", async () => {
    const copy = await createCopy();
    const open = async () => createTestSite({}, { database: await openPostgres({ databaseUrl: copy.url }) });
    const [here, there] = [await open(), await open()];
    const ada = await signedInStaff(there, "admin", "Ada");
    for (let round = 0; round < (isLong ? 10 : 3); round++) {
      const bo = await signedInStaff(here, "admin");
      const linked = Array.from({ length: 5 }, () =>
        here.app.inject({
          method: "POST",
          url: accessLinksApi.create.path,
          headers: bo.headers,
          payload: { role: "admin" },
        }),
      );
      const { username } = bo.account;
      const demoted = there.app.inject({
        method: "PUT",
        url: accountAddress(bo),
        headers: ada.headers,
        payload: { username, role: "chief" },
      });
      const responses = await Promise.all([demoted, ...linked]);
      expect(responses[0]?.statusCode).toBe(200);
      for (const { statusCode } of responses.slice(1)) expect([201, 401]).toContain(statusCode);
      const theirs = await here.db.select().from(accessLinks).where(eq(accessLinks.createdById, bo.account.id));
      expect(theirs.filter(({ deactivatedAt }) => deactivatedAt === null)).toEqual([]);
    }
    await Promise.all([here.close(), there.close()]);
    await copy.drop();
  });
});
