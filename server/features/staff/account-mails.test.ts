import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";

const site = useSite();
const ada = "ada@demo.example";

beforeEach(async () => {
  for (const table of [staffAccounts, outbox, rateLimits]) await site().db.delete(table);
});

const subjects = async () => (await queuedMails(site().db, ada)).map(({ subject }) => subject);

async function withAddress(email: string | null = ada) {
  const staff = await signedInStaff(site(), "admin");
  await site().db.update(staffAccounts).set({ email }).where(eq(staffAccounts.id, staff.account.id));
  return staff;
}

describe("signing in to a staff account", () => {
  const signIn = async (username: string, { password = castPassword, cookie = "" } = {}) => {
    const payload = { username, password };
    const response = await site().app.inject({
      method: "POST",
      url: staffApi.login.path,
      payload,
      headers: { cookie },
    });
    const set = [response.headers["set-cookie"] ?? []].flat().map((line) => line.split(";")[0]);
    return { status: response.statusCode, cookie: set.join("; ") };
  };

  test("is mailed to its address from a new device, and not from one used before", async () => {
    const { account } = await withAddress();
    const first = await signIn(account.username);
    expect(first.status).toBe(200);
    const [mail] = await queuedMails(site().db, ada);
    expect(mail?.text).toContain(`\n${site().app.siteUrl}/admin/settings?part=sign-in\n`);
    expect(await subjects()).toEqual([expect.stringContaining("New sign-in to your")]);
    expect((await signIn(account.username, { cookie: first.cookie })).status).toBe(200);
    expect(await subjects()).toHaveLength(1);
    expect((await signIn(account.username)).status).toBe(200);
    expect(await subjects()).toHaveLength(2);
  });

  test("mails nobody with a wrong password, or to an account without an address", async () => {
    const { account } = await withAddress();
    expect((await signIn(account.username, { password: "wrong" })).status).toBe(401);
    const other = await withAddress(null);
    expect((await signIn(other.account.username)).status).toBe(200);
    expect(await site().db.select().from(outbox)).toEqual([]);
  });
});

describe("a temporary link", () => {
  test("mails its maker once it's opened, with the name the guest gave", async () => {
    const { api } = await withAddress();
    const { linkCode } = await api(accessLinksApi.create, { body: { role: "management", description: "For Sam" } });
    const params = { linkCode: linkCode ?? "" };
    await site().api(accessLinksApi.offer, { params });
    expect(await subjects()).toEqual([]);
    await site().api(accessLinksApi.claim, { params, body: { name: "Sam Helper" } });
    expect(await subjects()).toEqual([expect.stringContaining("Your temporary link to")]);
    const [mail] = await queuedMails(site().db, ada);
    expect(mail?.text).toContain("Sam Helper");
    expect(mail?.text).toContain(`\n${site().app.siteUrl}/admin/temp-access\n`);
    await expect(site().api(accessLinksApi.claim, { params, body: { name: "Tom" } })).rejects.toThrow("409");
    expect(await subjects()).toHaveLength(1);
  });
});
