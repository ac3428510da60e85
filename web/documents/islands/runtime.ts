import type { SignedInNow } from "#web/session/other-tabs.ts";

/** An answer of our API that an island is told of, by the path of its call. */
export type Answer = { path: string; data: unknown };

/** What `hydrate.tsx` gives once it has loaded. */
export type Runtime = {
  hydrateIsland: (island: HTMLElement, answer?: Answer) => Promise<void>;
  /** Someone signed in or out in another tab. */
  hearOf: (now: SignedInNow) => void;
};

/** Sent to an island before it's hydrated: React must find its HTML as the server rendered it. */
export const beforeHydration = "beforehydration";
