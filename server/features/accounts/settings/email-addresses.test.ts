import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { findSignedInMember } from "#server/features/accounts/member-sessions.service.ts";
import { createLink } from "#server/features/accounts/sign-in/links.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import { sendChangeLink, verifyEmail } from "./email-addresses.service.ts";

const site = useSite();
const siteUrl = "http://site.test";
const hourMs = 3_600_000;
let free = "";
let count = 0;

beforeEach(async () => {
  await site().db.delete(rateLimits);
  free = `new.address.${++count}@demo.example`;
});

const linkTo = async (email: string) => tokenIn((await queuedMails(site().db, email)).at(-1));
const open = (token: string) => openBrowser(site()).call(accountsApi.verifyEmail, { body: { token } });
const stored = async (id: string) => (await site().db.select().from(members).where(eq(members.id, id)))[0];

describe("a new address", () => {
  test("takes effect once its link is opened, and the old one is told", async () => {
    const { api, member } = await signedInMember(site());
    expect(await api(accountsApi.changeEmail, { body: { email: free } })).toEqual({ email: free });
    expect((await stored(member.id))?.email).toBe(member.email);
    expect(await queuedMails(site().db, member.email)).toEqual([]);
    const response = await open(await linkTo(free));
    expect([response.statusCode, response.json()]).toEqual([200, { email: free }]);
    expect(await api(accountsApi.me)).toMatchObject({ email: free, isVerified: true });
    const [notice] = await queuedMails(site().db, member.email);
    expect(notice?.subject).toContain("new email address");
    expect(notice?.text).not.toContain(free);
    const signIn = (email: string) =>
      openBrowser(site()).call(accountsApi.login, { body: { email, password: castPassword } });
    expect((await signIn(member.email)).statusCode).toBe(401);
    expect((await signIn(free)).statusCode).toBe(200);
  });

  test("accepts its link twice, even at the same time", async () => {
    const { api, member } = await signedInMember(site());
    await api(accountsApi.changeEmail, { body: { email: free } });
    const token = await linkTo(free);
    const responses = [...(await Promise.all([open(token), open(token)])), await open(token)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await queuedMails(site().db, member.email)).toHaveLength(1);
  });

  test("may be the current one in a different case", async () => {
    const { api, member } = await signedInMember(site());
    const email = member.email.toUpperCase();
    await api(accountsApi.changeEmail, { body: { email } });
    expect((await open(await linkTo(email))).statusCode).toBe(200);
    expect((await stored(member.id))?.email).toBe(email);
  });

  test("cancels the links sent to the old one", async () => {
    const { api, member } = await signedInMember(site());
    const { id: memberId, email } = member;
    const reset = await createLink(site().db, { memberId, email, purpose: "reset-password", siteUrl });
    await api(accountsApi.changeEmail, { body: { email: free } });
    await open(await linkTo(free));
    const body = { token: reset.address.split("#")[1] ?? "", newPassword: "short grass 8" };
    expect((await openBrowser(site()).call(accountsApi.resetPassword, { body })).statusCode).toBe(400);
  });

  test.each(["that one", "all others"])(
    "doesn't take effect if the browser that asked for it has been signed out: %s",
    async (which) => {
      const { api, member } = await signedInMember(site());
      const thief = openBrowser(site());
      await thief.call(accountsApi.login, { body: { email: member.email, password: castPassword } });
      await thief.call(accountsApi.changeEmail, { body: { email: free } });
      const token = await linkTo(free);
      const theirs = (await api(accountsApi.sessions)).find(({ isCurrent }) => !isCurrent);
      if (which === "that one") await api(accountsApi.endSession, { params: { id: theirs?.id ?? "" } });
      else await api(accountsApi.endOtherSessions);
      expect((await open(token)).statusCode).toBe(400);
      expect((await stored(member.id))?.email).toBe(member.email);
    },
  );

  test("must be confirmed within a day", async () => {
    const {
      db,
      app: { team },
    } = site();
    const { cookie } = await signedInMember(site());
    const member = await findSignedInMember(db, cookie.split("=")[1] ?? "");
    if (!member) throw new Error("They are not signed in");
    const now = new Date("2026-03-01T12:00:00Z");
    await sendChangeLink(db, { member, siteUrl, team, email: free }, now);
    const token = await linkTo(free);
    const at = (ms: number) => verifyEmail(db, { token, team }, new Date(now.getTime() + ms));
    await expect(at(24 * hourMs)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(at(24 * hourMs - 1)).resolves.toEqual({ email: free });
  });

  test("needs a recent password confirmation", async () => {
    const { api, member } = await signedInMember(site());
    const setProof = (minutesAgo: number) =>
      site()
        .db.update(memberSessions)
        .set({ confirmedAt: new Date(Date.now() - minutesAgo * 60_000) })
        .where(eq(memberSessions.memberId, member.id));
    await setProof(16);
    await expect(api(accountsApi.changeEmail, { body: { email: free } })).rejects.toMatchObject({
      status: 403,
      code: "confirm_first",
      sentence: "Please confirm your password first.",
    });
    expect(await queuedMails(site().db, free)).toEqual([]);
    await setProof(14);
    await expect(api(accountsApi.changeEmail, { body: { email: free } })).resolves.toEqual({ email: free });
  });

  test("can be requested three times an hour", async () => {
    const { api } = await signedInMember(site());
    for (const letter of ["a", "b", "c"]) await api(accountsApi.changeEmail, { body: { email: `${letter}.${free}` } });
    await expect(api(accountsApi.changeEmail, { body: { email: free } })).rejects.toMatchObject({ status: 429 });
  });

  test("can't be used to send a stranger many mails from many accounts", async () => {
    for (let sent = 0; sent < 3; sent++) {
      const { api } = await signedInMember(site());
      await api(accountsApi.changeEmail, { body: { email: free } });
    }
    const { api } = await signedInMember(site());
    await expect(api(accountsApi.changeEmail, { body: { email: free } })).rejects.toMatchObject({ status: 429 });
    expect(await queuedMails(site().db, free)).toHaveLength(3);
  });
});

describe("an address of another account", () => {
  test("gets the same answer as a free one, and only its owner is told", async () => {
    const [asker, owner] = [await signedInMember(site()), await signedInMember(site())];
    const email = owner.member.email.toUpperCase();
    expect(await asker.api(accountsApi.changeEmail, { body: { email } })).toEqual({ email });
    const [mail, ...others] = await queuedMails(site().db, owner.member.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Someone tried to use your email address");
    expect(mail?.text).not.toContain("#");
    expect(mail?.text).not.toContain(asker.member.name);
    expect(await queuedMails(site().db, email)).toEqual([]);
  });

  test("that was taken before the link was opened is refused, and nothing changes", async () => {
    const { api, member } = await signedInMember(site());
    await api(accountsApi.changeEmail, { body: { email: free } });
    await signedInMember(site(), { email: free.toUpperCase() });
    for (let opened = 0; opened < 2; opened++) {
      const response = await open(await linkTo(free));
      expect([response.statusCode, response.json().error]).toEqual([
        409,
        "Another account already uses this email address.",
      ]);
    }
    expect((await stored(member.id))?.email).toBe(member.email);
    expect(await queuedMails(site().db, member.email)).toEqual([]);
  });

  test("goes to one of two members who open their links at once", async () => {
    const people = [await signedInMember(site()), await signedInMember(site())];
    for (const { api } of people) await api(accountsApi.changeEmail, { body: { email: free } });
    const tokens = (await queuedMails(site().db, free)).map(tokenIn);
    const statuses = (await Promise.all(tokens.map(open))).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});

test("a link sent to a former address doesn't confirm the current one", async () => {
  const { member } = await signedInMember(site(), { emailVerifiedAt: null });
  const { id: memberId, email } = member;
  const { address } = await createLink(site().db, { memberId, email, purpose: "verify-email", siteUrl });
  await site().db.update(members).set({ email: free }).where(eq(members.id, memberId));
  expect((await open(address.split("#")[1] ?? "")).statusCode).toBe(400);
  expect((await stored(memberId))?.emailVerifiedAt).toBeNull();
});
