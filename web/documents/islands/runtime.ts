import type { SignedInNow } from "#web/browser-state/other-tabs.ts";

/** A response of our API to hand to an island, with the path of its call. */
export type Answer = { path: string; data: unknown };

/** The exports of `hydrate.tsx`. */
export type Runtime = {
  hydrateIsland: (island: HTMLElement, answer?: Answer) => Promise<void>;
  /** Called when someone signed in or out in another tab. */
  hearOf: (now: SignedInNow) => void;
};

/** Dispatched on an island before it's hydrated, because React must find the HTML as the server rendered it. */
export const beforeHydration = "beforehydration";
