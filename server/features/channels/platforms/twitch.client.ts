import { z } from "zod";
import { type AskedChannel, askPlatform, Count, type CountSource, FetchFailure } from "./ask.client.ts";

const Token = z.object({
  access_token: z
    .string()
    .min(1)
    .max(500)
    .regex(/^[!-~]+$/),
});
const Users = z.object({ data: z.array(z.object({ id: z.string().regex(/^\d{1,20}$/) })) });
const Followers = z.object({ total: Count });

type Addresses = { origin: string; signInOrigin: string };

/** Asks Twitch for the followers of a channel, as an app of the team's. The app's token lasts for weeks, so it's kept. */
export function twitchFollowers({ origin, signInOrigin }: Addresses): CountSource {
  let kept: { for: string; token: string } | undefined;
  const tokenOf = async ({ clientId, key }: AskedChannel, signal: AbortSignal) => {
    const owner = `${clientId} ${key}`;
    if (kept?.for !== owner) kept = { for: owner, token: await newToken(signInOrigin, { clientId, key, signal }) };
    return kept.token;
  };
  const countWith = async (channel: AskedChannel, signal: AbortSignal) => {
    const headers = { authorization: `Bearer ${await tokenOf(channel, signal)}`, "client-id": channel.clientId };
    const ask = <Answer>(path: string, schema: z.ZodType<Answer>) =>
      askPlatform(`${origin}/helix/${path}`, { schema, init: { headers, signal } });
    const { data } = await ask(`users?login=${encodeURIComponent(channel.handle)}`, Users);
    if (!data[0]) throw new FetchFailure("not-found", "it knows no such channel");
    const { total } = await ask(`channels/followers?broadcaster_id=${data[0].id}&first=1`, Followers);
    return total;
  };
  return async (channel, signal) => {
    const hadToken = kept !== undefined;
    try {
      return await countWith(channel, signal);
    } catch (error) {
      if (!(error instanceof FetchFailure && error.kind === "wrong-key")) throw error;
      kept = undefined; // a token can end early
      if (!hadToken) throw error;
      return countWith(channel, signal);
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
