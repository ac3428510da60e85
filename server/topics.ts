/** What changes are published under, and whether pages show it. */
const topics = {
  players: { isOnPages: true },
  achievements: { isOnPages: true },
  videos: { isOnPages: true },
  news: { isOnPages: true },
  "social-counts": { isOnPages: true },
  "reward-items": { isOnPages: true },
  switches: { isOnPages: true },
  "site-icon": { isOnPages: true },
  /** The team's facts. */
  team: { isOnPages: true },
  /** Which platforms are connected. */
  connections: { isOnPages: true },
  /** The team's events that everyone may see. */
  "public-calendar": { isOnPages: true },
  calendar: { isOnPages: false },
  /** Names of members and staff. */
  names: { isOnPages: false },
  outbox: { isOnPages: false },
  /** That a platform should be asked for its count soon. */
  channels: { isOnPages: false },
  /** Who of the team is live. Pages ask for it themselves. */
  live: { isOnPages: false },
  /** That someone has begun to look at the site, so that Twitch should be asked soon. */
  "live-wanted": { isOnPages: false },
  "deleted-members": { isOnPages: false },
} as const satisfies Record<string, { isOnPages: boolean }>;

/** `*` if anything may have changed. */
export type Topic = keyof typeof topics | "*";

const names = Object.keys(topics) as (keyof typeof topics)[];
/** Every topic that a page can show. */
export const pageTopics: readonly Topic[] = names.filter((name) => topics[name].isOnPages);

/** Returns the topic that another instance has published. It may run a release with topics that this one doesn't know. */
export const topicNamed = (name: string): Topic => names.find((known) => known === name) ?? "*";
