import { retention } from "#contract/retention.ts";

type Kept = keyof typeof retention;

/** For how long something is kept, as the privacy notice promises. */
export const keptMs = (what: Kept): number => retention[what].days * 86_400_000;

/** Whatever is of before this moment goes. */
export const keptSince = (what: Kept, now: Date): Date => new Date(now.getTime() - keptMs(what));
