import { retention } from "#contract/retention.ts";

type Kept = keyof typeof retention;

/** Returns how long the privacy notice says we keep this, in milliseconds. */
export const keptMs = (what: Kept): number => retention[what].days * 86_400_000;

/** Returns the moment before which everything is deleted. */
export const keptSince = (what: Kept, now: Date): Date => new Date(now.getTime() - keptMs(what));
