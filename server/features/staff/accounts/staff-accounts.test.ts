import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { staffAccountTexts as say } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { accessLinks, staffAccounts } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { claimLink } from "#server/testing/cast/links-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const listedKeys = "createdAt hasSecondFactor id lastLogin role username";
const site = useSite();
const unknownId = "01980000-0000-7000-8000-000000000001";
const newPassword = "short grass 8";

beforeEach(async () => {
  for (const table of [accessLinks, staffAccounts, rateLimits, auditLog]) await site().db.delete(table);
});

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
const asRequested = ({ account }: Staff) => ({ username: account.username, role: account.role });

const create = ({ headers }: Staff, payload: object) =>
  site().app.inject({ method: "POST", url: staffAccountsApi.create.path, headers, payload });
const update = ({ headers }: Staff, id: string, payload: object) =>
  site().app.inject({ method: "PUT", url: addressOf(staffAccountsApi.update, { params: { id } }), headers, payload });
const remove = ({ headers }: Staff, id: string) =>
  site().app.inject({ method: "DELETE", url: addressOf(staffAccountsApi.remove, { params: { id } }), headers });
const signIn = (username: string, password: string) =>
  site().app.inject({ method: "POST", url: staffApi.login.path, payload: { username, password } });
const isSignedIn = async ({ api }: Staff) => (await api(staffApi.check)).isAdmin;
/** Opens a link of theirs. Returns a function that asks for something only admins may see. */
async function guestOf({ api }: Staff) {
  const { linkCode } = await api(accessLinksApi.create, { body: { role: "admin" } });
  const { cookies } = await claimLink(site(), `/api/temp-access/${linkCode}`);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return async () => (await site().app.inject({ url: staffAccountsApi.users.path, headers: { cookie } })).statusCode;
}
const outcome = (response: Awaited<ReturnType<typeof create>>) => [response.statusCode, response.json().error];
const actions = async () => (await site().db.select().from(auditLog)).map(({ action }) => action);
const stored = async () => site().db.select().from(staffAccounts);

describe("a new account", () => {
  test("can sign in immediately, and is listed without its password", async () => {
    const ada = await signedInStaff(site(), "admin", "Ada");
    const response = await create(ada, { username: " Cleo ", password: newPassword, role: "chief" });
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      { username: "Cleo", role: "chief", lastLogin: null },
    ]);
    expect((await signIn("cleo", newPassword)).statusCode).toBe(200);
    const listed = await site().app.inject({ url: staffAccountsApi.accounts.path, headers: ada.headers });
    expect(listed.json()).toMatchObject([{ username: "Ada" }, { username: "Cleo", lastLogin: expect.any(String) }]);
    expect(Object.keys(listed.json()[0]).toSorted().join(" ")).toBe(listedKeys);
    for (const { passwordHash } of await stored()) expect(listed.body).not.toContain(passwordHash);
  });

  test("is refused if the name is taken, whatever its case, even by two at once", async () => {
    const ada = await signedInStaff(site(), "admin", "Ada");
    expect(outcome(await create(ada, { username: "ADA", password: newPassword, role: "chief" }))).toEqual([
      409,
      say.taken,
    ]);
    const rivals = ["Bo", "bo", "BO"].map((username) =>
      create(ada, { username, password: newPassword, role: "chief" }),
    );
    const statuses = (await Promise.all(rivals)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await actions()).toEqual(["staff-accounts.create"]);
  });

  test.each([
    [{ password: newPassword, role: "chief" }, say.username],
    [{ username: "  ", password: newPassword, role: "chief" }, say.username],
    [{ username: "Bo", role: "chief" }, say.password],
    [{ username: "Bo", password: "five5", role: "chief" }, say.password],
    [{ username: "Bo", password: newPassword }, say.role],
    [{ username: "Bo", password: newPassword, role: "owner" }, "Please choose admin, chief or management"],
    [{ username: "Bo", password: newPassword, role: ["admin"] }, "Please choose admin, chief or management"],
  ])("says what is wrong with %j", async (payload, message) => {
    const ada = await signedInStaff(site(), "admin");
    expect(outcome(await create(ada, payload))).toEqual([400, message]);
    expect(await stored()).toHaveLength(1);
  });

  test("is in the audit log without its password", async () => {
    const ada = await signedInStaff(site(), "admin");
    await create(ada, { username: "Cleo", password: newPassword, role: "chief" });
    const rows = await site().db.select().from(auditLog);
    expect(rows).toMatchObject([
      { action: "staff-accounts.create", target: "admin account Cleo", after: { username: "Cleo", role: "chief" } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${newPassword}|argon2`));
  });
});

describe("changing an account", () => {
  test("with no password or a blank one keeps the current one, and a new name ends no session", async () => {
    const [ada, cleo] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "chief", "Cleo")];
    await update(ada, cleo.account.id, { username: "Cleopatra", role: "chief" });
    const response = await update(ada, cleo.account.id, { username: "Cleopatra", role: "chief", password: "" });
    expect([response.statusCode, response.json()]).toMatchObject([200, { username: "Cleopatra", role: "chief" }]);
    expect(await cleo.api(staffApi.check)).toMatchObject({ username: "Cleopatra" });
    expect((await signIn("Cleopatra", castPassword)).statusCode).toBe(200);
  });

  test.each<[StaffRole, StaffRole]>([
    ["chief", "management"],
    ["admin", "chief"],
    ["management", "admin"],
  ])("from %s to %s ends its sessions with the very next request", async (before, role) => {
    const [ada, other] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), before)];
    await update(ada, other.account.id, { ...asRequested(other), role });
    expect(await isSignedIn(other)).toBe(false);
    await expect(other.api(accessLinksApi.list)).rejects.toMatchObject({ status: 401 });
    expect((await signIn(other.account.username, castPassword)).json()).toMatchObject({ admin: { role } });
  });

  test("to a new password ends its sessions, and the old password stops working", async () => {
    const [ada, cleo] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "chief", "Cleo")];
    await update(ada, cleo.account.id.toUpperCase(), { ...asRequested(cleo), password: newPassword });
    expect(await isSignedIn(cleo)).toBe(false);
    expect((await signIn("Cleo", castPassword)).statusCode).toBe(401);
    expect((await signIn("Cleo", newPassword)).statusCode).toBe(200);
    const [row] = await site().db.select().from(auditLog).where(eq(auditLog.action, "staff-accounts.update"));
    expect(row).toMatchObject({ before: { role: "chief" }, after: { role: "chief", signIn: "new password set" } });
  });

  test("is refused for a taken name, your own role, and an unknown account", async () => {
    const [ada, cleo] = [await signedInStaff(site(), "admin", "Ada"), await signedInStaff(site(), "chief", "Cleo")];
    await signedInStaff(site(), "admin");
    const responses = [
      await update(ada, cleo.account.id, { username: "aDa", role: "admin", password: newPassword }),
      await update(ada, ada.account.id, { username: "Ada", role: "chief" }),
      await update(ada, unknownId, { username: "Nobody", role: "chief" }),
    ];
    expect(responses.map(outcome)).toEqual([
      [409, say.taken],
      [409, say.ownRole],
      [404, say.noAccount],
    ]);
    expect(await isSignedIn(cleo)).toBe(true);
    expect(await actions()).toEqual([]);
  });

  test.each([{ username: "", role: "chief" }, { username: "Cleo" }, { role: "chief" }])(
    "returns 400 for %j",
    async (payload) => {
      const [ada, cleo] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "chief")];
      expect((await update(ada, cleo.account.id, payload)).statusCode).toBe(400);
    },
  );
});

describe("deleting an account", () => {
  test("ends its sessions with the very next request", async () => {
    const [ada, cleo] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "chief", "Cleo")];
    const response = await remove(ada, cleo.account.id);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(await isSignedIn(cleo)).toBe(false);
    expect((await signIn("Cleo", castPassword)).statusCode).toBe(401);
    const rows = await site().db.select().from(auditLog).where(eq(auditLog.targetId, cleo.account.id));
    expect(rows).toMatchObject([{ action: "staff-accounts.remove", before: { username: "Cleo", role: "chief" } }]);
  });

  test("is refused for your own and for an unknown one", async () => {
    const ada = await signedInStaff(site(), "admin");
    await signedInStaff(site(), "admin");
    expect(outcome(await remove(ada, ada.account.id))).toEqual([409, say.ownAccount]);
    expect(outcome(await remove(ada, unknownId))).toEqual([404, say.noAccount]);
    expect(await stored()).toHaveLength(2);
  });

  const endings = (by: Staff) => [
    (id: string) => remove(by, id),
    (id: string) => update(by, id, { username: "Bo", role: "chief" }),
  ];

  test("or taking an admin's rights turns off their unopened links", async () => {
    const ada = await signedInStaff(site(), "admin");
    for (const end of endings(ada)) {
      const bo = await signedInStaff(site(), "admin");
      const { linkCode } = await bo.api(accessLinksApi.create, { body: { role: "admin" } });
      await end(bo.account.id);
      const response = await site().app.inject({ url: `/api/temp-access/${linkCode}` });
      expect(response.statusCode).toBe(409);
    }
  });

  test("or taking an admin's rights signs out guests who used their links, and nobody else", async () => {
    const ada = await signedInStaff(site(), "admin");
    const invited = await guestOf(ada);
    for (const end of endings(ada)) {
      const bo = await signedInStaff(site(), "admin");
      const accomplice = await guestOf(bo);
      expect(await accomplice()).toBe(200);
      await end(bo.account.id);
      expect(await accomplice()).toBe(401);
    }
    expect(await invited()).toBe(200);
  });
});

describe("the last admin", () => {
  type Deed = (by: Staff, whom: Staff) => ReturnType<typeof remove>;
  const deeds: Record<string, Deed> = {
    delete: (by, { account }) => remove(by, account.id),
    demote: (by, { account }) => update(by, account.id, { username: account.username, role: "management" }),
  };

  test.each(Object.entries(deeds))("remains when two %s each other at once, fifty times", async (_deed, deed) => {
    for (let round = 0; round < 50; round++) {
      await site().db.delete(staffAccounts);
      const [ada, bo] = [await signedInStaff(site(), "admin"), await signedInStaff(site(), "admin")];
      const responses = await Promise.all([deed(ada, bo), deed(bo, ada)]);
      const admins = (await stored()).filter(({ role }) => role === "admin");
      expect(admins).toHaveLength(1);
      expect(responses.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
      for (const { statusCode } of responses) expect([200, 204, 401, 404, 409]).toContain(statusCode);
    }
  });

  test("is recognised even with staff in other roles", async () => {
    const ada = await signedInStaff(site(), "admin");
    await signedInStaff(site(), "chief");
    expect(outcome(await update(ada, ada.account.id, { ...asRequested(ada), role: "chief" }))).toEqual([
      409,
      say.ownRole,
    ]);
    const bo = await signedInStaff(site(), "admin");
    expect((await update(bo, ada.account.id, { ...asRequested(ada), role: "chief" })).statusCode).toBe(200);
    expect((await stored()).filter(({ role }) => role === "admin")).toHaveLength(1);
  });
});

test("every role can read the names of admin accounts, to tell members of the same name apart", async () => {
  const staff = [];
  for (const role of ["admin", "chief", "management"] as const) staff.push(await signedInStaff(site(), role));
  const names = staff.map(({ account }) => account.username).toSorted();
  for (const { api } of staff) expect((await api(staffAccountsApi.names)).toSorted()).toEqual(names);
});
