import type { Channel } from "#contract/channels/schemas.ts";
import { countedPlatforms, type SocialPlatform, socialPlatforms } from "#contract/social-counts/constants.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import type { SocialAddress } from "#contract/team/platforms.ts";

export type ChannelRow = {
  id: string;
  platform: SocialPlatform;
  /** Undefined if its count is typed in. */
  channel: Channel | undefined;
  /** What the site shows; undefined if nothing. */
  count: SocialCount | undefined;
};

type Shown = { team: { socials: readonly SocialAddress[] }; channels: Channel[]; counts: SocialCount[] | undefined };

/** The platforms where the team has an address, and any that are still connected. */
export function channelRows({ team, channels, counts = [] }: Shown): ChannelRow[] {
  const counted = countedPlatforms(team);
  return socialPlatforms
    .map((platform) => ({
      id: platform,
      platform,
      channel: channels.find((channel) => channel.platform === platform),
      count: counts.find((count) => count.platform === platform),
    }))
    .filter(({ platform, channel }) => channel !== undefined || counted.includes(platform));
}
