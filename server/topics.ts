/** What changes are published under, and whether visitors can see it. */
const topics = {
  players: { isPublic: true },
  achievements: { isPublic: true },
  videos: { isPublic: true },
  news: { isPublic: true },
  "social-counts": { isPublic: true },
  "reward-items": { isPublic: true },
  switches: { isPublic: true },
  "site-icon": { isPublic: true },
  /** The team's facts. */
  team: { isPublic: true },
  /** Which platforms are connected. */
  connections: { isPublic: true },
  /** Whether members have anything that a team may have stopped asking for, and whether Discord gets their names. */
  kept: { isPublic: true },
  /** The team's events that everyone may see. */
  "public-calendar": { isPublic: true },
  calendar: { isPublic: false },
  /** Names of members and staff. */
  names: { isPublic: false },
  outbox: { isPublic: false },
  /** That a platform should be asked soon, for its count or for new videos. */
  channels: { isPublic: false },
  /** That Discord should be asked soon what the team's bot sees. */
  discord: { isPublic: false },
  /** Who of the team is live. Pages ask for it themselves. */
  live: { isPublic: false },
  /** That someone has begun to look at the site, so that Twitch should be asked soon. */
  "live-wanted": { isPublic: false },
  "deleted-members": { isPublic: false },
} as const satisfies Record<string, { isPublic: boolean }>;

/** `*` if anything may have changed. */
export type Topic = keyof typeof topics | "*";

const names = Object.keys(topics) as (keyof typeof topics)[];
/** What every page and every other response for visitors is made anew after, see decision 0063. */
export const publicTopics: readonly Topic[] = names.filter((name) => topics[name].isPublic);

/** Returns the topic that another instance has published. It may run a release with topics that this one doesn't know. */
export const topicNamed = (name: string): Topic => names.find((known) => known === name) ?? "*";
