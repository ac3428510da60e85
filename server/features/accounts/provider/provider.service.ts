import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type UserInfoResponse,
} from "openid-client";
import type { ProviderNotice } from "#contract/accounts/constants.ts";
import type { Team } from "#contract/team.ts";
import type { PendingSignIn } from "./provider-cookie.format.ts";
import { clockToleranceSeconds, type Provider } from "./provider-discovery.client.ts";
import { asProviderPerson, type ProviderClaims } from "./provider-person.format.ts";

/** A sign-in through the provider that failed. The login page says why. */
export class SignInRefused extends Error {
  readonly notice: ProviderNotice;

  constructor(notice: ProviderNotice, options?: ErrorOptions) {
    super(notice, options);
    this.notice = notice;
  }
}

type Begin = { callbackUrl: string; returnUrl: string };

/** Returns where the browser goes, and what the provider's answer must match. Throws SignInRefused. */
export async function beginSignIn(provider: Provider | undefined, { callbackUrl, returnUrl }: Begin) {
  if (!provider) throw new SignInRefused("provider-off");
  const configuration = await connect(provider);
  const pending: PendingSignIn = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    returnUrl,
  };
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl,
    scope: "openid email profile",
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: "S256",
  });
  return { address: address.href, pending };
}

type Complete = {
  callback: URL;
  pending: PendingSignIn | undefined;
  /** Returns whether this return was still open, and uses it up. */
  isFirstUse: (state: string) => Promise<boolean>;
  team: Team;
};

/** Returns the person whom the provider's answer proves. Throws SignInRefused. */
export async function completeSignIn(
  provider: Provider | undefined,
  { callback, pending, isFirstUse, team }: Complete,
) {
  if (!provider) throw new SignInRefused("provider-off");
  if (!pending || callback.searchParams.get("state") !== pending.state) throw new SignInRefused("provider-failed");
  if (!(await isFirstUse(pending.state))) throw new SignInRefused("provider-failed");
  const configuration = await connect(provider);
  try {
    return asProviderPerson(await claimsOf(configuration, callback, pending), team);
  } catch (error) {
    if (isAboutProvider(error)) provider.forget();
    throw new SignInRefused(noticeOf(error), { cause: error });
  }
}

async function connect(provider: Provider): Promise<Configuration> {
  try {
    return await provider.connect();
  } catch (error) {
    throw new SignInRefused("provider-away", { cause: error });
  }
}

async function claimsOf(
  configuration: Configuration,
  callback: URL,
  { state, nonce, verifier }: PendingSignIn,
): Promise<ProviderClaims> {
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("The answer has no token");
  checkClaims(claims, configuration.clientMetadata().client_id);
  return { claims, profile: await profileOf(configuration, tokens.access_token, claims) };
}

/** Checks what the standard requires of a token beyond what the library checks. Throws if a claim is wrong. */
function checkClaims({ exp, iat, azp, sub }: IDToken, clientId: string, now = Date.now() / 1000) {
  if (sub.length === 0 || sub.length > 255) throw new Error("The token’s subject is empty or too long");
  if (azp !== undefined && azp !== clientId) throw new Error("The token was made for another application");
  if (iat > now + clockToleranceSeconds) throw new Error("The token is from the future");
  // the clock tolerance is for providers that are ahead; a token that has expired by both clocks isn't accepted
  if (exp <= now - 60) throw new Error("The token has expired");
}

/** Returns the person's profile. Providers may keep the email address out of the token and only tell it when asked. */
async function profileOf(
  configuration: Configuration,
  accessToken: string,
  claims: IDToken,
): Promise<IDToken | UserInfoResponse> {
  const canBeAsked = configuration.serverMetadata().userinfo_endpoint !== undefined;
  return "email" in claims || !canBeAsked ? claims : fetchUserInfo(configuration, accessToken, claims.sub);
}

const awayCodes = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_PARSE_ERROR",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);

function noticeOf(error: unknown): ProviderNotice {
  if (error instanceof AuthorizationResponseError) return noticeOfAnswer[error.error] ?? "provider-failed";
  if (error instanceof ResponseBodyError) return error.status >= 500 ? "provider-away" : "provider-failed";
  if (error instanceof ClientError) return awayCodes.has(error.code ?? "") ? "provider-away" : "provider-failed";
  return error instanceof TypeError && !("code" in error) ? "provider-away" : "provider-failed"; // what fetch throws
}

/**
 * Whether the error means that what we know of the provider may be out of date. Parameters of the return address, and a code that
 * the provider rejects, don't: anyone can make those up.
 */
function isAboutProvider(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return false;
  if (error instanceof ResponseBodyError) return error.status !== 400 && error.status !== 401;
  return noticeOf(error) === "provider-away";
}

const noticeOfAnswer: Record<string, ProviderNotice> = {
  access_denied: "provider-refused",
  server_error: "provider-away",
  temporarily_unavailable: "provider-away",
};
