import { z } from "zod/mini";
import { lineField } from "#contract/text-fields.ts";
import { discordTexts } from "./constants.ts";

export const ConnectDiscordRequest = z.strictObject({
  token: lineField({ min: 1, max: 200, required: discordTexts.token }),
});
export type ConnectDiscordRequest = z.input<typeof ConnectDiscordRequest>;

/** An id of Discord’s: a whole number, sent as text because it’s longer than JSON numbers are. */
const DiscordId = z.string().check(z.regex(/^\d{1,20}$/, discordTexts.channel));

export const ChooseChannelRequest = z.strictObject({ channelId: DiscordId });
export type ChooseChannelRequest = z.input<typeof ChooseChannelRequest>;
