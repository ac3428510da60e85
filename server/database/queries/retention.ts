import { retention } from "#contract/retention.ts";

type Kept = keyof typeof retention;

/** How long the privacy notice says we keep it. */
export const keptMs = (what: Kept): number => retention[what].days * 86_400_000;

/** Anything older than this is deleted. */
export const keptSince = (what: Kept, now: Date): Date => new Date(now.getTime() - keptMs(what));
