/**
 * What YouTube tells about a video. It doesn't tell streams from premieres. Its feed tells neither from videos, and not every Short.
 */
export const videoKinds = ["video", "short", "upcoming", "live", "broadcast", "untold"] as const;
export type VideoKind = (typeof videoKinds)[number];

/** Where a video of the channel is. It stays in its place however often YouTube lists it. */
export const queueStates = ["waiting", "hidden", "accepted"] as const;

export const queueSorts = ["publishedAt", "title"] as const;
/** Which videos to list instead of those that wait. */
export const otherQueueStates = ["hidden"] as const;

/** The site shows these at once where an admin wants that. All others wait for a person. */
export const kindsShownAtOnce: readonly VideoKind[] = ["video", "untold"];

/** Messages about the queue, and about the channel that fills it. */
export const videoQueueTexts = {
  title: "Enter a title",
  accepted: "Video accepted",
  acceptFailed: "The video couldn’t be accepted",
  hidden: "Video hidden",
  hideFailed: "The video couldn’t be hidden",
  unhidden: "Video put back",
  unhideFailed: "The video couldn’t be put back",
  gone: "This video isn’t in the queue any more.",
  alreadyAccepted: "This video is on the site already, or was deleted from it.",
  notPublic: "YouTube doesn’t show this video to everyone any more, so it can’t be accepted.",
  channel: "Enter the channel’s id, which starts with UC, or its handle, such as @team",
  channelId: "Enter the channel’s id, which starts with UC. A handle needs an API key.",
  connectFailed: "The channel couldn’t be connected",
  disconnected: "Channel disconnected",
  disconnectFailed: "The channel couldn’t be disconnected",
  notConnected: "No channel is connected",
  mustWait: "YouTube asked the site to wait. The site tries again by itself.",
  shownAtOnce: "New videos are shown at once",
  notShownAtOnce: "New videos wait for you",
  changeFailed: "That didn’t work",
} as const;
