import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { providerPaths } from "#contract/accounts/constants.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { seconds, startForgingProvider } from "#server/testing/stand-ins/forging-provider.ts";
import { comeBack, leaveForProvider, type Return } from "#server/testing/stand-ins/through-provider.ts";
import { sealPendingSignIn } from "./provider-cookie.format.ts";

const provider = await startForgingProvider();
const site = useSite(provider.settings);
afterAll(provider.close);
beforeEach(async () => {
  await site().db.delete(members);
});

/** Leaves for the provider, and returns what it would answer if nothing were wrong. */
async function onTheWay() {
  const { address, cookie } = await leaveForProvider(site(), "/points");
  const { state, nonce } = Object.fromEntries(address.searchParams);
  const response = new URLSearchParams({ code: "any", state: state ?? "" });
  return { cookie, response, claims: provider.rightClaims(nonce ?? "") };
}

const back = (response: URLSearchParams, cookie?: string) =>
  comeBack(site(), `${siteUrl}${providerPaths.callback}?${response}`, cookie);

async function outcomeOf({ status, body, session }: Return) {
  const sessions = await site().db.$count(memberSessions);
  return { status, session, sessions, isSignInPage: body.includes("<title>Sign In") };
}
/** A bad request is answered with the sign-in page, and nobody is signed in. */
const refused = { status: 400, session: undefined, sessions: 0, isSignInPage: true };

const { privateKey: foreignKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = provider.publicKey.export({ type: "spki", format: "pem" }).toString();

describe("a token is accepted", () => {
  test.each([
    ["of a provider whose clock is ahead", { iat: seconds(240), nbf: seconds(240), exp: seconds(3840) }],
    ["of a provider whose clock is behind", { iat: seconds(-240), nbf: seconds(-240), exp: seconds(60) }],
    ["for several sites, and given to this one", { aud: ["site.apps.example", "b"], azp: "site.apps.example" }],
  ])("%s", async (_what, own) => {
    const { cookie, response, claims } = await onTheWay();
    provider.answerWith(provider.sign({ ...claims, ...own }));
    expect((await back(response, cookie)).session).toBeDefined();
  });

  test("without an address, which the provider gives when asked", async () => {
    const { cookie, response, claims } = await onTheWay();
    provider.answerWith(provider.sign({ ...claims, email: undefined }), { sub: "forged", email: "told@demo.example" });
    expect((await back(response, cookie)).session).toBeDefined();
    const [made] = await site().db.select().from(members);
    expect(made).toMatchObject({ email: "told@demo.example", emailVerifiedAt: null });
  });
});

describe("a token is refused", () => {
  test.each([
    ["of another issuer", { iss: "https://issuer.example" }],
    ["for another site", { aud: "another.apps.example" }],
    ["for several sites, and given to another one", { aud: ["site.apps.example", "b"], azp: "b" }],
    ["with the nonce of another sign-in", { nonce: "another" }],
    ["without a nonce", { nonce: undefined }],
    ["that has expired", { exp: seconds(-61), iat: seconds(-3661) }],
    ["that never expires", { exp: undefined }],
    ["from the future", { iat: seconds(400), exp: seconds(4000) }],
    ["that was made for another application", { azp: "another.apps.example" }],
    ["whose subject is empty", { sub: "" }],
    ["whose subject is longer than the standard allows", { sub: "s".repeat(256) }],
    ["that isn't valid yet", { nbf: seconds(3600) }],
    ["of nobody", { sub: undefined }],
  ])("%s", async (_what, wrong) => {
    const { cookie, response, claims } = await onTheWay();
    provider.answerWith(provider.sign({ ...claims, ...wrong }));
    expect(await outcomeOf(await back(response, cookie))).toEqual(refused);
  });

  test.each([
    ["without a signature", { alg: "none" }, ""],
    ["signed by the public key as a secret", { alg: "HS256", kid: "known" }, publicPem],
    ["signed by our own secret", { alg: "HS256" }, provider.settings.OIDC_CLIENT_SECRET],
    ["signed by an unknown key", { alg: "RS256", kid: "unknown" }, foreignKey],
    ["signed by another key under a known name", { alg: "RS256", kid: "known" }, foreignKey],
  ])("%s", async (_what, header, key) => {
    const { cookie, response, claims } = await onTheWay();
    provider.answerWith(provider.sign(claims, header, key));
    expect(await outcomeOf(await back(response, cookie))).toEqual(refused);
  });

  test("that was changed after it was signed", async () => {
    const { cookie, response, claims } = await onTheWay();
    const [header, , signature] = provider.sign(claims).split(".");
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: "somebody else" })).toString("base64url");
    provider.answerWith(`${header}.${changed}.${signature}`);
    expect(await outcomeOf(await back(response, cookie))).toEqual(refused);
  });

  test("when the provider's details about the person are somebody else's", async () => {
    const { cookie, response, claims } = await onTheWay();
    provider.answerWith(provider.sign({ ...claims, email: undefined }), { sub: "else", email: "else@demo.example" });
    expect(await outcomeOf(await back(response, cookie))).toEqual(refused);
  });
});

describe("an answer is refused", () => {
  test.each([
    ["without a state", (response: URLSearchParams) => response.delete("state")],
    ["with the state of another sign-in", (response: URLSearchParams) => response.set("state", "x".repeat(43))],
    ["with two states", (response: URLSearchParams) => response.append("state", "another")],
    ["with two codes", (response: URLSearchParams) => response.append("code", "another")],
    ["without a code", (response: URLSearchParams) => response.delete("code")],
    ["from another issuer", (response: URLSearchParams) => response.set("iss", "https://issuer.example")],
  ])("%s", async (_what, spoil) => {
    const { cookie, response, claims } = await onTheWay();
    provider.answerWith(provider.sign(claims));
    spoil(response);
    expect(await outcomeOf(await back(response, cookie))).toEqual(refused);
  });

  test("in another browser", async () => {
    const { response, claims } = await onTheWay();
    provider.answerWith(provider.sign(claims));
    expect(await outcomeOf(await back(response))).toEqual(refused);
    const { cookie } = await onTheWay();
    expect(await outcomeOf(await back(response, cookie))).toEqual(refused);
    const underOurState = cookie.replace(/^provider-[^=]+/, `provider-${response.get("state")}`);
    expect(await outcomeOf(await back(response, underOurState))).toEqual(refused);
  });

  test.each(["", "x", "A".repeat(400)])("with a made-up cookie: %j", async (value) => {
    const { response, claims } = await onTheWay();
    provider.answerWith(provider.sign(claims));
    expect(await outcomeOf(await back(response, `provider-${response.get("state")}=${value}`))).toEqual(refused);
  });

  test("after more than ten minutes", async () => {
    const { response, claims } = await onTheWay();
    const [state, nonce] = [response.get("state") ?? "", String(claims.nonce)];
    const sealedAgo = (minutes: number) =>
      sealPendingSignIn(
        site().app.secret,
        { state, nonce, verifier: "v".repeat(43), returnUrl: "/" },
        new Date(Date.now() - minutes * 60_000),
      );
    provider.answerWith(provider.sign(claims));
    expect(await outcomeOf(await back(response, `provider-${state}=${sealedAgo(10)}`))).toEqual(refused);
    expect((await back(response, `provider-${state}=${sealedAgo(9)}`)).session).toBeDefined();
  });
});
