import { beforeEach, describe, expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { startStaffSession } from "#server/features/staff/staff-sessions.service.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog]) await site().db.delete(table);
});

/** Makes staff who are signed in here and in Firefox. */
async function atTwoBrowsers() {
  const staff = await signedInStaff(site(), "management");
  const token = await startStaffSession(site().db, { accountId: staff.account.id, userAgent: firefox });
  const cookie = `${site().app.cookieRules.staff}=${token}`;
  const isIn = async () =>
    (await site().app.inject({ url: staffApi.check.path, headers: { cookie } })).json().isAdmin === true;
  return { ...staff, isInElsewhere: isIn };
}
const actions = async () => (await site().db.select().from(auditLog)).map(({ action, target }) => [action, target]);

describe("your own sessions", () => {
  test("are listed by plain device name, this one first, without anybody else's", async () => {
    const { api, account } = await atTwoBrowsers();
    await signedInStaff(site(), "admin");
    await startStaffSession(site().db, { accountId: account.id, userAgent: "gone" }, new Date(Date.now() - 86_400_000));
    const listed = await api(ownAccountApi.sessions);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Unknown device", true],
      ["Firefox on Linux", false],
    ]);
  });

  test("can be ended one by one, which is in the audit log", async () => {
    const { api, isInElsewhere } = await atTwoBrowsers();
    const [, elsewhere] = await api(ownAccountApi.sessions);
    await api(ownAccountApi.endSession, { params: { id: elsewhere?.id ?? "" } });
    expect(await isInElsewhere()).toBe(false);
    expect(await api(ownAccountApi.sessions)).toHaveLength(1);
    expect(await actions()).toEqual([["staff.end-session", "one browser"]]);
    await expect(api(ownAccountApi.endSession, { params: { id: elsewhere?.id ?? "" } })).rejects.toThrow("404");
    expect(await actions()).toHaveLength(1);
  });

  test("can be ended all at once, except this one", async () => {
    const { api, isInElsewhere } = await atTwoBrowsers();
    await api(ownAccountApi.endOtherSessions);
    expect([await isInElsewhere(), (await api(staffApi.check)).isAdmin]).toEqual([false, true]);
  });

  test("can't be ended by another account", async () => {
    const [mine, theirs] = [await signedInStaff(site(), "admin"), await atTwoBrowsers()];
    for (const { id } of await theirs.api(ownAccountApi.sessions))
      await expect(mine.api(ownAccountApi.endSession, { params: { id } })).rejects.toThrow("404");
    expect(await theirs.isInElsewhere()).toBe(true);
  });

  test("lose the cookie when this one is ended", async () => {
    const { api, headers } = await atTwoBrowsers();
    const [here] = await api(ownAccountApi.sessions);
    const url = addressOf(ownAccountApi.endSession, { params: { id: here?.id ?? "" } });
    const response = await site().app.inject({ method: "DELETE", url, headers });
    expect(response.cookies).toMatchObject([{ name: site().app.cookieRules.staff, value: "" }]);
    expect(await api(staffApi.check)).toEqual({ isAdmin: false });
  });
});
