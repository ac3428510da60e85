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
import type { PendingSignIn } from "./provider-cookie.format.ts";
import { clockToleranceSeconds, type Provider } from "./provider-discovery.client.ts";
import { asProviderPerson, type ProviderPerson } from "./provider-person.format.ts";

/** Signing in through the provider came to nothing; the login page says why. */
export class SignInRefused extends Error {
  readonly notice: ProviderNotice;

  constructor(notice: ProviderNotice, options?: ErrorOptions) {
    super(notice, options);
    this.notice = notice;
  }
}

type Begin = { callbackUrl: string; returnUrl: string };

/** Where the browser goes, and what its answer will have to match. Throws SignInRefused. */
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
  answer: URL;
  pending: PendingSignIn | undefined;
  /** Whether this way back was still open; it is used up then. */
  isFirstUse: (state: string) => Promise<boolean>;
};

/** Whom the provider's answer proves to be here. Throws SignInRefused. */
export async function completeSignIn(provider: Provider | undefined, { answer, pending, isFirstUse }: Complete) {
  if (!provider) throw new SignInRefused("provider-off");
  if (!pending || answer.searchParams.get("state") !== pending.state) throw new SignInRefused("provider-failed");
  if (!(await isFirstUse(pending.state))) throw new SignInRefused("provider-failed");
  const configuration = await connect(provider);
  try {
    return await personOf(configuration, answer, pending);
  } catch (error) {
    if (speaksOfProvider(error)) provider.forget();
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

async function personOf(
  configuration: Configuration,
  answer: URL,
  { state, nonce, verifier }: PendingSignIn,
): Promise<ProviderPerson> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("The answer has no token");
  checkClaims(claims, configuration.clientMetadata().client_id);
  return asProviderPerson(claims, await profileOf(configuration, tokens.access_token, claims));
}

/** What the standard asks of a token beyond what the library checks. Throws where it isn't so. */
function checkClaims({ exp, iat, azp, sub }: IDToken, clientId: string, now = Date.now() / 1000) {
  if (sub.length === 0 || sub.length > 255) throw new Error("The token’s subject is empty or too long");
  if (azp !== undefined && azp !== clientId) throw new Error("The token was made for another application");
  if (iat > now + clockToleranceSeconds) throw new Error("The token is from the future");
  // the tolerance for clocks is for providers whose time is ahead; what has ended by both clocks is no longer taken
  if (exp <= now - 60) throw new Error("The token has expired");
}

/** Providers may keep the e-mail address out of the token, and tell it when asked. */
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
 * Whether what is known of the provider may be out of date. What stands in the address that someone came back to, and a code
 * that the provider does not take, say nothing of that: anyone can write them.
 */
function speaksOfProvider(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return false;
  if (error instanceof ResponseBodyError) return error.status !== 400 && error.status !== 401;
  return noticeOf(error) === "provider-away";
}

const noticeOfAnswer: Record<string, ProviderNotice> = {
  access_denied: "provider-refused",
  server_error: "provider-away",
  temporarily_unavailable: "provider-away",
};
