import { z } from "zod";
import { askPlatform, Count, type CountSource } from "./ask.client.ts";

const Invite = z.object({ approximate_member_count: Count });

/** Asks Discord for the members of the server that an invite leads to. */
export const discordMembers =
  ({ origin, siteUrl }: { origin: string; siteUrl: string }): CountSource =>
  async ({ handle }, signal) => {
    const { approximate_member_count } = await askPlatform(
      `${origin}/api/v10/invites/${encodeURIComponent(handle)}?with_counts=true`,
      {
        schema: Invite,
        init: { signal, headers: { "user-agent": `DiscordBot (${siteUrl}, 1)` } }, // the form that Discord requires
        meaningOf: (status) => (status === 401 ? "forbidden" : undefined), // no key was sent
      },
    );
    return approximate_member_count;
  };
