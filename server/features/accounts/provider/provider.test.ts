import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { providerPaths } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { createApi } from "#contract/client.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { callDirectly, siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { type ProviderAccount, startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import {
  comeBack,
  leaveForProvider,
  type Return,
  signInThrough,
  visitProvider,
} from "#server/testing/stand-ins/through-provider.ts";

const provider = await startIdentityProvider({ siteUrl });
const site = useSite({ ...provider.settings, LOG_LEVEL: "warn" });
afterAll(provider.close);

beforeEach(async () => {
  await site().db.delete(members);
});

const ann: ProviderAccount = {
  sub: "ann",
  name: "Ann Example",
  email: "Ann@demo.example",
  email_verified: true,
};

/** Returns who is signed in after coming back. */
const who = ({ session }: Return): Promise<Member> =>
  createApi(callDirectly(site().app, { cookie: session ?? "" }))(accountsApi.me);

describe("leaving for the provider", () => {
  test("asks for a code that only this browser can use, sent back to the site's own address", async () => {
    const { headers, cookies } = await site().app.inject({
      url: providerPaths.start,
      headers: { host: "elsewhere.example", "x-forwarded-host": "elsewhere.example" },
    });
    const { origin, searchParams } = new URL(String(headers.location));
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: provider.settings.OIDC_CLIENT_ID,
      response_type: "code",
      redirect_uri: `${siteUrl}/api/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(cookies).toEqual([
      {
        name: `provider-${searchParams.get("state")}`,
        value: expect.any(String),
        path: "/api/auth/google",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: 600,
      },
    ]);
    const [cookie] = cookies;
    expect(Buffer.from(cookie?.value ?? "", "base64url").toString("latin1")).not.toContain(searchParams.get("state"));
  });
});

describe("somebody new", () => {
  test("gets an account without a password and goes to the page they wanted", async () => {
    provider.setPerson(ann);
    const back = await signInThrough(site(), { returnUrl: "/points?tab=rewards#top" });
    expect([back.status, back.location]).toEqual([303, "/points?tab=rewards#top"]);
    expect(back.cookies).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^provider-/), value: "", maxAge: 0 }),
    );
    expect(await who(back)).toMatchObject({
      name: "Ann Example",
      email: "Ann@demo.example",
      discord: null,
      isVerified: true,
      hasPassword: false,
    });
    expect(await queuedMails(site().db, "Ann@demo.example")).toEqual([]);
  });

  test("whose address the provider hasn't verified is sent a link to confirm it", async () => {
    provider.setPerson({ ...ann, email: "new@demo.example", email_verified: false });
    expect(await who(await signInThrough(site()))).toMatchObject({ email: "new@demo.example", isVerified: false });
    const [mail] = await queuedMails(site().db, "new@demo.example");
    expect(mail?.text).toContain(`${siteUrl}/verify-email#`);
  });

  test.each([
    ["a name that is too long", `${"🏔".repeat(79)}ab`, `${"🏔".repeat(79)}a`],
    ["line breaks and hidden letters", " Ann\u202e\r\n Example\u200b ", "Ann Example"],
    ["one letter", "A", "New member"],
    ["none", undefined, "New member"],
  ])("with %s as a name gets a valid one", async (_what, claimed, name) => {
    provider.setPerson({ ...ann, ...(claimed ? { name: claimed } : { name: "" }) });
    expect(await who(await signInThrough(site()))).toMatchObject({ name });
  });

  test("who arrives several times at once gets one account", async () => {
    provider.setPerson(ann);
    const departures = await Promise.all([1, 2, 3, 4].map(() => leaveForProvider(site())));
    const visits = await Promise.all(departures.map((departure) => visitProvider(departure)));
    const arrivals = await Promise.all(visits.map((url, n) => comeBack(site(), url, departures[n]?.cookie)));
    const found = await Promise.all(arrivals.map(who));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(await site().db.$count(members)).toBe(1);
  });

  test("without an address that can receive mail gets no account", async () => {
    for (const email of [undefined, "", "no address", "ännchen@sample.example"]) {
      provider.setPerson({ sub: "ann", ...(email !== undefined && { email, email_verified: true }) });
      const back = await signInThrough(site(), { returnUrl: "/points" });
      expect([back.status, back.location, back.session]).toEqual([
        303,
        "/login?notice=provider-no-email&returnUrl=%2Fpoints",
        undefined,
      ]);
    }
    expect(await site().db.$count(members)).toBe(0);
    const { body } = await site().app.inject("/login?notice=provider-no-email");
    expect(body).toContain("Google didn’t share an email address that we can use.");
  });

  test("with an address in an international domain gets one account, however it is spelled", async () => {
    provider.setPerson({ ...ann, email: "ann@münchen.example" });
    const first = await who(await signInThrough(site()));
    expect(first).toMatchObject({ email: "ann@xn--mnchen-3ya.example", isVerified: true });
    provider.setPerson({ ...ann, sub: "ann again", email: "Ann@xn--mnchen-3ya.example" });
    expect(await who(await signInThrough(site()))).toMatchObject({ id: first.id });
  });

  test("whose international domain is spelled like another one has to confirm the address", async () => {
    for (const [at, email] of ["ann@MÜNCHEN.example", "ann@mu\u0308nchen.example", "ann@\uff44emo.example"].entries()) {
      provider.setPerson({ ...ann, sub: `ann ${at}`, email });
      const { session } = await signInThrough(site());
      expect(session && (await who({ session } as Return))).not.toMatchObject({ isVerified: true });
    }
  });
});

describe("sign-ins in several tabs", () => {
  test("all finish, each on the page it was started from", async () => {
    provider.setPerson(ann);
    const departures = [await leaveForProvider(site(), "/points"), await leaveForProvider(site(), "/calendar")];
    const cookie = departures.map((departure) => departure.cookie).join("; ");
    for (const [at, location] of ["/points", "/calendar"].entries()) {
      const departure = departures[at];
      const back = departure && (await comeBack(site(), await visitProvider(departure), cookie));
      expect(back).toMatchObject({ status: 303, location, session: expect.any(String) });
    }
  });

  test("are forgotten beyond the newest four", async () => {
    const cookies: string[] = [];
    for (let tab = 1; tab <= 6; tab++) {
      const { cookies: set } = await site().app.inject({
        url: providerPaths.start,
        headers: { cookie: cookies.join("; ") },
      });
      for (const { name } of set.filter(({ value }) => value === ""))
        cookies.splice(
          cookies.findIndex((one) => one.startsWith(`${name}=`)),
          1,
        );
      for (const { name, value } of set.filter((one) => one.value !== "")) cookies.push(`${name}=${value}`);
    }
    expect(cookies).toHaveLength(4);
  });

  test("lead to the newest page, not to that of one that was abandoned", async () => {
    provider.setPerson(ann);
    const abandoned = await leaveForProvider(site(), "/points");
    const headers = { cookie: abandoned.cookie };
    const newest = await site().app.inject({ url: providerPaths.start, query: { returnUrl: "/calendar" }, headers });
    const [pending] = newest.cookies;
    const cookie = `${abandoned.cookie}; ${pending?.name}=${pending?.value}`;
    const address = new URL(String(newest.headers.location));
    const back = await comeBack(site(), await visitProvider({ address, cookie }, { refuses: true }), cookie);
    expect(back.location).toBe("/login?notice=provider-refused&returnUrl=%2Fcalendar");
  });
});

describe("a returning person", () => {
  test("is recognised by issuer and subject, even with a new address", async () => {
    provider.setPerson(ann);
    const before = await who(await signInThrough(site()));
    provider.setPerson({ ...ann, email: "changed@demo.example", email_verified: false });
    expect(await who(await signInThrough(site()))).toEqual(before);
    provider.setPerson({ sub: "ann" });
    expect(await who(await signInThrough(site()))).toEqual(before);
  });

  test("isn't recognised by their address alone", async () => {
    provider.setPerson(ann);
    await signInThrough(site());
    provider.setPerson({ ...ann, sub: "not ann", email_verified: false });
    expect((await signInThrough(site())).session).toBeUndefined();
  });
});

describe("an account with the same address", () => {
  test("that both sides have verified is signed in to, whatever the case of the address", async () => {
    const { member } = await signedInMember(site(), { email: "aNN@demo.example" });
    provider.setPerson(ann);
    expect(await who(await signInThrough(site()))).toMatchObject({
      id: member.id,
      name: member.name,
      hasPassword: true,
    });
    expect(await who(await signInThrough(site()))).toMatchObject({ id: member.id });
    expect(await site().db.$count(memberIdentities)).toBe(1);
    const [mail, ...more] = await queuedMails(site().db, "aNN@demo.example");
    expect([mail?.subject, more]).toEqual([`You can now sign in to ${site().app.team.name} with Google`, []]);
  });

  test("is linked without a mail if this browser is or was signed in to it", async () => {
    provider.setPerson(ann);
    const { member, cookie } = await signedInMember(site(), { email: "ann@demo.example" });
    expect(await who(await signInThrough(site(), { cookie }))).toMatchObject({ id: member.id });
    await site().db.delete(memberIdentities);
    const { path: url, method } = accountsApi.login;
    const payload = { email: "ann@demo.example", password: castPassword };
    const { cookies } = await site().app.inject({ url, method, payload });
    const device = cookies.find(({ name }) => name === site().app.cookieRules.device);
    const back = await signInThrough(site(), { cookie: `${device?.name}=${device?.value}` });
    expect(await who(back)).toMatchObject({ id: member.id, hasPassword: true });
    expect(await queuedMails(site().db, "ann@demo.example")).toEqual([]);
  });

  test("is signed in to if the provider sends its confirmation as text", async () => {
    const { member } = await signedInMember(site(), { email: "ann@demo.example" });
    provider.setPerson({ ...ann, email_verified: "true" });
    expect(await who(await signInThrough(site()))).toMatchObject({ id: member.id });
  });

  test.each([
    ["the provider", new Date("2026-01-01T00:00:00Z"), false],
    ["a provider that sends false as text", new Date("2026-01-01T00:00:00Z"), "false"],
    ["us", null, true],
    ["either", null, false],
  ])("not verified by %s is left alone", async (_who, emailVerifiedAt, email_verified) => {
    await signedInMember(site(), { email: "ann@demo.example", emailVerifiedAt });
    provider.setPerson({ ...ann, email_verified });
    const back = await signInThrough(site(), { returnUrl: "/points" });
    expect([back.status, back.location, back.session]).toEqual([
      303,
      "/login?notice=provider-unverified&returnUrl=%2Fpoints",
      undefined,
    ]);
    expect(await site().db.$count(memberIdentities)).toBe(0);
  });

  test("is linked once when many sign-ins arrive at once", async () => {
    const { member } = await signedInMember(site(), { email: "ann@demo.example" });
    provider.setPerson(ann);
    const departures = await Promise.all([1, 2, 3, 4].map(() => leaveForProvider(site())));
    const visits = await Promise.all(departures.map((departure) => visitProvider(departure)));
    const arrivals = await Promise.all(visits.map((url, n) => comeBack(site(), url, departures[n]?.cookie)));
    for (const arrival of arrivals) expect(await who(arrival)).toMatchObject({ id: member.id });
  });
});

describe("somebody who refuses at the provider", () => {
  test("returns to the sign-in page, which remembers where they wanted to go", async () => {
    const departure = await leaveForProvider(site(), "/calendar");
    const back = await comeBack(site(), await visitProvider(departure, { refuses: true }), departure.cookie);
    expect([back.status, back.location, back.session]).toEqual([
      303,
      "/login?notice=provider-refused&returnUrl=%2Fcalendar",
      undefined,
    ]);
  });
});

describe("the page after signing in", () => {
  test.each([
    "//e",
    "/\\e",
    "/\t/e",
    "https://e",
    "javascript:alert(1)",
    "/api/auth/logout",
    "/login",
    `/${"x".repeat(9000)}`,
  ])("is the home page instead of %j", async (returnUrl) => {
    provider.setPerson(ann);
    expect(await signInThrough(site(), { returnUrl })).toMatchObject({ status: 303, location: "/" });
  });

  test("can have a long address, which still fits in the cookie", async () => {
    provider.setPerson(ann);
    const returnUrl = `/news?q=${"é".repeat(300)}`;
    const departure = await leaveForProvider(site(), returnUrl);
    expect(departure.cookie.length).toBeLessThan(4000);
    const back = await comeBack(site(), await visitProvider(departure), departure.cookie);
    expect(back.location).toBe(encodeURI(returnUrl));
  });
});
