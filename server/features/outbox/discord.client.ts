import { z } from "zod";
import { type About, cardKinds } from "./card.format.ts";
import { MessageRefused, type Transport } from "./transport.client.ts";

const Payload = z.object({ content: z.string() });
const CardPayload = z.object({
  about: z.object({ kind: z.enum(cardKinds), id: z.string() }).optional(),
  content: z.string().optional(),
});

/** Has the bot write a card, or change the one that's there. Returns false if no channel is chosen for it. */
export type SendCard = (card: { about: About; isNew: boolean }, signal: AbortSignal) => Promise<boolean>;

/** Sends to the staff's Discord: by the bot if a channel is chosen for it, otherwise through the webhook. */
export const staffTransport = (sendCard: SendCard, webhook: Transport): Transport => ({
  destination: "Discord",
  send: async (claim, signal) => {
    const { about, content } = CardPayload.parse(claim.payload);
    if (about && (await sendCard({ about, isNew: content !== undefined }, signal))) return;
    if (content !== undefined) await webhook.send(claim, signal); // a webhook's messages don't change
  },
});

/** Sends to a channel of the staff's Discord, through its webhook. A message can't mention anyone. */
export function discordTransport(url: string): Transport {
  return {
    destination: "Discord webhook",
    send: async ({ payload }, signal) => {
      const { content } = Payload.parse(payload);
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
        redirect: "error",
        signal,
      }).catch((error: unknown) => {
        throw new Error(`Discord can’t be reached${causeOf(error)}`);
      });
      await response.body?.cancel();
      const Failure = response.status === 400 ? MessageRefused : Error;
      if (!response.ok) throw new Failure(`Discord answered ${response.status}`);
    },
  };
}

/** Returns only an error's code: its message would contain the webhook's address, which is a secret. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? `: ${cause.code}` : "";
}
