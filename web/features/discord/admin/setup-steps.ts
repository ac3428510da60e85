import type { DiscordConnection } from "#contract/discord/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BadgeTone } from "#web/ui/marks/badge.tsx";

type Bot = NonNullable<DiscordConnection["bot"]>;
type State = { tone: BadgeTone; label: string; sentence: string };

const later: State = { tone: "quiet", label: "Later", sentence: "" };
const testing: State = { tone: "wait", label: "Testing", sentence: "Asking Discord. This takes a few seconds." };
const next = (sentence: string): State => ({ tone: "info", label: "Next", sentence });
const done = (sentence: string): State => ({ tone: "ok", label: "Done", sentence });
const wrong = (sentence: string): State => ({ tone: "no", label: "Not working", sentence });

/** Whether a failure is about the channel. Any other one is about the bot. */
const isOfChannel = ({ failure }: Bot) => failure?.kind === "forbidden" || failure?.kind === "not-found";

/** Says how far each step of the setup is, and what to do next. */
export const setupSteps = ({ bot }: DiscordConnection) => ({
  bot: bot ? botState(bot) : next("In the Discord developer portal, make an application and copy its bot’s token."),
  server: bot?.name ? serverState(bot) : later,
  channel: bot && (bot.channelId || bot.channels.length > 0) ? channelState(bot) : later,
});

function botState(bot: Bot): State {
  if (bot.failure && !isOfChannel(bot) && !bot.isBeingTried) return wrong(bot.failure.sentence);
  if (bot.name) return done(`${bot.name} is connected. Its token is stored.`);
  if (bot.isBeingTried) return testing;
  return {
    tone: "wait",
    label: "Not tried yet",
    sentence: "If this lasts, look at the background jobs in Settings, Health.",
  };
}

function serverState({ channels, isBeingTried }: Bot): State {
  const servers = [...new Set(channels.map(({ server }) => server))];
  const seen = channels.length === 1 ? "one text channel" : `${formatNumber(channels.length)} text channels`;
  if (servers.length > 0) return done(`It’s in ${servers.join(", ")} and sees ${seen}.`);
  if (isBeingTried) return testing;
  return next("The bot is in no server, or sees no text channel there. Add it to yours, then press Test now.");
}

function channelState(bot: Bot): State {
  const { channels, channelId, failure, isBeingTried } = bot;
  if (isBeingTried) return testing;
  if (failure && isOfChannel(bot)) return wrong(failure.sentence);
  if (channelId === null) return next("Choose where the staff are told what’s new.");
  const channel = channels.find(({ id }) => id === channelId);
  return done(channel ? `The staff are told in #${channel.name}.` : "The staff are told in the chosen channel.");
}
