import { z } from "zod";
import { type AskedChannel, askPlatform, FetchFailure } from "./ask.client.ts";

const Token = z.object({
  access_token: z
    .string()
    .min(1)
    .max(500)
    .regex(/^[!-~]+$/),
});

type Addresses = { origin: string; signInOrigin: string };
type Asking = { channel: AskedChannel; signal: AbortSignal };
/** Asks one of Twitch's addresses. Throws a FetchFailure. */
type Ask = <Answer>(path: string, schema: z.ZodType<Answer>) => Promise<Answer>;

/** Returns how to ask Twitch as an app of the team's. The app's token lasts for weeks, so it's kept. */
export function twitchApp({ origin, signInOrigin }: Addresses) {
  let kept: { for: string; token: string } | undefined;
  const tokenOf = async ({ channel: { clientId, key }, signal }: Asking) => {
    const owner = `${clientId} ${key}`;
    if (kept?.for !== owner) kept = { for: owner, token: await newToken(signInOrigin, { clientId, key, signal }) };
    return kept.token;
  };
  const askerOf = async (asking: Asking): Promise<Ask> => {
    const headers = { authorization: `Bearer ${await tokenOf(asking)}`, "client-id": asking.channel.clientId };
    return (path, schema) =>
      askPlatform(`${origin}/helix/${path}`, { schema, init: { headers, signal: asking.signal } });
  };
  return async <Result>(asking: Asking, work: (ask: Ask) => Promise<Result>): Promise<Result> => {
    const hadToken = kept !== undefined;
    try {
      return await work(await askerOf(asking));
    } catch (error) {
      if (!(error instanceof FetchFailure && error.kind === "wrong-key")) throw error;
      kept = undefined; // a token can end early
      if (!hadToken) throw error;
      return work(await askerOf(asking));
    }
  };
}

type App = { clientId: string; key: string; signal: AbortSignal };

async function newToken(origin: string, { clientId, key, signal }: App): Promise<string> {
  const body = new URLSearchParams({ client_id: clientId, client_secret: key, grant_type: "client_credentials" });
  const { access_token } = await askPlatform(`${origin}/oauth2/token`, {
    schema: Token,
    init: { method: "POST", body, signal },
    meaningOf: (status, answer) =>
      (status === 400 || status === 403) && /invalid client/i.test(answer) ? "wrong-key" : undefined,
  });
  return access_token;
}
