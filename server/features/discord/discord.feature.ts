import type { Feature } from "#server/feature.ts";
import { discordBot } from "#server/features/discord/bot.client.ts";
import { discordRoutes } from "#server/features/discord/discord.routes.ts";
import { tryBot } from "#server/features/discord/try-bot.service.ts";

export const discordFeature: Feature = {
  routes: [discordRoutes],
  askingJobs: ({ settings, siteUrl, secret, log }) => {
    const trying = { client: discordBot({ origin: settings.DISCORD_URL, siteUrl }), secret, log };
    return [
      {
        name: "ask what the Discord bot sees",
        schedule: { everyMs: 60_000, leaseMs: 120_000 },
        run: (db, now, signal) => tryBot(db, { ...trying, signal }, now),
        soonAfter: ["discord"],
      },
    ];
  },
};
