import { beaconSeconds, pagePattern } from "#contract/analytics/constants.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { tell } from "#web/api/api-client.ts";
import { whenActive } from "./when-active.ts";

/**
 * Tells the server that this tab looks at a page: as a view when it opens, then every 20 seconds as a sign of
 * life, and when it is left. A tab that nobody sees is silent; one that opens unseen, or before its time, is counted when it
 * is first looked at.
 */
export function giveSignsOfLife(hasOwnLayout: () => boolean = () => false) {
  const viewer = newName();
  const page = new RegExp(pagePattern);
  let isArrival = true;

  function give() {
    if (document.prerendering || document.visibilityState === "hidden" || !navigator.onLine || hasOwnLayout()) return;
    if (!page.test(location.pathname)) return;
    tell(analyticsApi.beacon, { body: { page: location.pathname, viewer, isView: isArrival } });
    isArrival = false;
  }
  function arrive() {
    isArrival = true;
    give();
  }
  function leave() {
    if (isArrival || !page.test(location.pathname)) return;
    tell(analyticsApi.beacon, { body: { page: location.pathname, viewer, isView: false, isLeaving: true } });
  }

  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && arrive()); // back to a page that the browser had kept whole
  document.addEventListener("visibilitychange", give);
  setInterval(give, beaconSeconds * 1000);
  whenActive(give);
  return { arrive, give };
}

/** Made up and kept in memory alone. Not by randomUUID, which plain http addresses lack. */
const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
