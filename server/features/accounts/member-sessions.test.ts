import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { beginSession, later, sessionStart } from "#server/testing/cast/begin-session.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordStatements } from "#server/testing/lists/recorded-statements.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { memberSessions, members } from "./accounts.table.ts";
import { findSignedInMember, purgeMemberSessions, startMemberSession } from "./member-sessions.service.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

describe("a session", () => {
  test("ends after fourteen days without use", async () => {
    const { isSignedIn } = await beginSession(site());
    expect(await isSignedIn(later(14, -1))).toBe(true);
    expect(await isSignedIn(later(28, -2))).toBe(true);
    const { isSignedIn: isOtherSignedIn } = await beginSession(site());
    expect(await isOtherSignedIn(later(14))).toBe(false);
  });

  test("ends after thirty days, however much it's used", async () => {
    const { isSignedIn } = await beginSession(site());
    for (const day of [10, 20, 29]) expect(await isSignedIn(later(day))).toBe(true);
    expect(await isSignedIn(later(30, -1))).toBe(true);
    expect(await isSignedIn(later(30))).toBe(false);
  });

  test("is deleted once it has ended, and others stay", async () => {
    const { db } = site();
    const { member, token } = await beginSession(site());
    await startMemberSession(db, { memberId: member.id, userAgent: "another" }, later(10));
    const left = async () =>
      (await db.select().from(memberSessions).where(eq(memberSessions.memberId, member.id))).map(
        (row) => row.userAgent,
      );
    await purgeMemberSessions(db, later(14, -1));
    expect((await left()).sort()).toEqual(["another", "test"]);
    await purgeMemberSessions(db, later(14, 1));
    expect(await left()).toEqual(["another"]);
    expect(await findSignedInMember(db, token, sessionStart)).toBeUndefined();
  });

  test("is dropped once its member has twenty newer ones", async () => {
    const { db } = site();
    const { member } = await beginSession(site());
    for (let at = 1; at <= 25; at++) {
      await startMemberSession(db, { memberId: member.id, userAgent: `browser ${at}` }, later(0, at));
    }
    const rows = await db.select().from(memberSessions).where(eq(memberSessions.memberId, member.id));
    expect(new Set(rows.map(({ userAgent }) => userAgent))).toEqual(
      new Set(Array.from({ length: 20 }, (_, at) => `browser ${at + 6}`)),
    );
  });

  test("updates its last-seen time every ten minutes, with no statement for calls in between", async () => {
    const { isSignedIn } = await beginSession(site());
    const statements = recordStatements(site().db);
    const minuteMs = 60_000;
    for (const minutes of [1, 9, 11, 12, 20]) expect(await isSignedIn(later(0, minutes * minuteMs))).toBe(true);
    expect(statements.countUpdatesOf("member_sessions")).toBe(1);
    expect(await isSignedIn(later(0, 22 * minuteMs))).toBe(true);
    expect(statements.countUpdatesOf("member_sessions")).toBe(2);
    statements.stop();
  });

  test("ends when its member is deleted", async () => {
    const { api, member } = await signedInMember(site());
    await site().db.delete(members).where(eq(members.id, member.id));
    await expect(api(accountsApi.me)).rejects.toMatchObject({ status: 401 });
  });

  test("of a member doesn't sign in staff, nor the reverse", async () => {
    const [member, staff] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
    const { member: own, staff: theirs } = site().app.cookieRules;
    const valueIn = (cookie: string) => cookie.split("=")[1] ?? "";
    const swapped = openBrowser(site());
    swapped.jar.set(own, valueIn(staff.cookie));
    swapped.jar.set(theirs, valueIn(member.cookie));
    expect((await swapped.call(accountsApi.me)).statusCode).toBe(401);
    expect((await swapped.send("GET", "/api/admin/check")).json()).toEqual({ isAdmin: false });
    expect((await swapped.send("GET", "/api/admin/applications")).statusCode).toBe(401);
  });
});

describe("a member's signed-in browsers", () => {
  const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36";
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";

  async function twoBrowsers() {
    const { member } = await signedInMember(site());
    await site().db.delete(memberSessions).where(eq(memberSessions.memberId, member.id));
    const [atHome, outside] = [openBrowser(site(), { userAgent: windows }), openBrowser(site(), { userAgent: phone })];
    for (const browser of [atHome, outside]) {
      await browser.call(accountsApi.login, { body: { email: member.email, password: castPassword } });
    }
    return { atHome, outside };
  }

  const listed = async ({ call }: ReturnType<typeof openBrowser>) =>
    (await call(accountsApi.sessions)).json<{ id: string; device: string; isCurrent: boolean }[]>();

  test("are listed by device name, the current one first", async () => {
    const { atHome, outside } = await twoBrowsers();
    const shown = (sessions: { device: string; isCurrent: boolean }[]) =>
      sessions.map(({ device, isCurrent }) => [device, isCurrent]);
    expect(shown(await listed(atHome))).toEqual([
      ["Chrome on Windows", true],
      ["Safari on iPhone", false],
    ]);
    expect(shown(await listed(outside))).toEqual([
      ["Safari on iPhone", true],
      ["Chrome on Windows", false],
    ]);
    expect(JSON.stringify(await listed(atHome))).not.toContain(atHome.jar.get("session"));
  });

  test("can be signed out one by one", async () => {
    const { atHome, outside } = await twoBrowsers();
    const [, other] = await listed(atHome);
    const end = (browser: typeof atHome) => browser.call(accountsApi.endSession, { params: { id: other?.id ?? "" } });
    expect((await end(atHome)).statusCode).toBe(204);
    expect((await outside.call(accountsApi.me)).statusCode).toBe(401);
    expect((await end(atHome)).statusCode).toBe(404);
    expect(await listed(atHome)).toHaveLength(1);
  });

  test("include the current one, which loses its cookie when it's signed out", async () => {
    const { atHome } = await twoBrowsers();
    const [own] = await listed(atHome);
    await atHome.call(accountsApi.endSession, { params: { id: own?.id ?? "" } });
    expect(atHome.jar.has("session")).toBe(false);
  });

  test("can't be signed out by another member", async () => {
    const [{ atHome, outside }, stranger] = [await twoBrowsers(), await signedInMember(site())];
    for (const { id } of await listed(atHome)) {
      await expect(stranger.api(accountsApi.endSession, { params: { id } })).rejects.toMatchObject({ status: 404 });
    }
    for (const browser of [atHome, outside]) expect((await browser.call(accountsApi.me)).statusCode).toBe(200);
    expect((await atHome.send("DELETE", "/api/auth/sessions/nonsense")).statusCode).toBe(404);
  });

  test("can be signed out all at once, except the current one", async () => {
    const [{ atHome, outside }, stranger] = [await twoBrowsers(), await signedInMember(site())];
    expect((await atHome.call(accountsApi.endOtherSessions)).statusCode).toBe(204);
    expect((await outside.call(accountsApi.me)).statusCode).toBe(401);
    expect((await atHome.call(accountsApi.me)).statusCode).toBe(200);
    await expect(stranger.api(accountsApi.me)).resolves.toMatchObject({ id: stranger.member.id });
  });
});

describe("a member's profile", () => {
  test("is changed one field at a time", async () => {
    const { api, member } = await signedInMember(site());
    expect(await api(accountsApi.updateProfile, { body: { name: "  Ida Placeholder " } })).toMatchObject({
      id: member.id,
      name: "Ida Placeholder",
      discord: member.discord,
    });
    const changed = await api(accountsApi.updateDiscord, { body: { discord: "@ida_new" } });
    expect(changed).toMatchObject({ name: "Ida Placeholder", discord: "ida_new" });
    expect(await api(accountsApi.me)).toEqual(changed);
  });

  test.each([
    ["POST", "/api/auth/update-discord", { discord: " @ " }, "Please enter your Discord username"],
    ["POST", "/api/auth/update-discord", {}, "Please enter your Discord username"],
    ["PATCH", "/api/auth/me", { name: "I" }, "Name must be at least 2 characters"],
  ])("refuses %s %s with %j", async (method, url, body, message) => {
    const { headers } = await signedInMember(site());
    const payload = JSON.stringify(body);
    const response = await openBrowser(site()).send(method, url, {
      headers: { ...headers, "content-type": "application/json" },
      payload,
    });
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
  });

  test.each(["id", "email", "role", "points", "isVerified", "passwordHash", "createdAt"])(
    "rejects %s in a change",
    async (field) => {
      const { headers, member } = await signedInMember(site());
      const row = () => site().db.select().from(members).where(eq(members.id, member.id));
      const before = await row();
      for (const [endpoint, body] of [
        [accountsApi.updateProfile, { name: "Ida Placeholder", [field]: "x" }],
        [accountsApi.updateDiscord, { discord: "ida", [field]: "x" }],
      ] as const) {
        expect((await openBrowser(site()).call(endpoint, { body }, headers)).statusCode).toBe(400);
      }
      expect(await row()).toEqual(before);
    },
  );
});
