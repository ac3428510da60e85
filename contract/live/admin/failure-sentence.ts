import type { FetchFailureKind } from "#contract/channels/constants.ts";
import { failureSentence } from "#contract/channels/failure-sentences.ts";

/** What differs from a count that doesn't arrive. */
const own: Partial<Record<FetchFailureKind, string>> = {
  forbidden: "Twitch doesn’t let this app read who is live. Check the app in the Twitch developer console.",
  "not-found": "Twitch doesn’t know what the site asks it. If this lasts a day, look for a newer release of the site.",
  "not-understood":
    "Twitch didn’t say who is live. The site tries again by itself. If this lasts a day, look for a newer release of the site.",
};

/** Says why the site doesn't know who is live, and what to do about it. */
export const liveFailureSentence = (handle: string, kind: FetchFailureKind): string =>
  own[kind] ?? failureSentence({ platform: "twitch", handle }, kind);
