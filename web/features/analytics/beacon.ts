import { beaconSeconds, pagePattern } from "#contract/analytics/constants.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { tell } from "#web/api/api-client.ts";
import { whenActive } from "#web/documents/when-active.ts";

/**
 * Sends heartbeats for the page in this tab: a view when it opens, one every 20 seconds, and one when it is left. Hidden tabs
 * send nothing. A page that was opened in the background or prerendered counts as viewed once it becomes visible.
 */
export function startBeacon(hidesPublicLayout: () => boolean = () => false) {
  const viewer = newName();
  const page = new RegExp(pagePattern);
  let isArrival = true;

  function give() {
    if (document.prerendering || document.visibilityState === "hidden" || !navigator.onLine || hidesPublicLayout())
      return;
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
  addEventListener("pageshow", ({ persisted }) => persisted && arrive()); // restored from the back/forward cache
  document.addEventListener("visibilitychange", give);
  setInterval(give, beaconSeconds * 1000);
  whenActive(give);
  return { arrive, give };
}

/** Returns a random id that is only kept in memory. Doesn't use randomUUID, which is missing on plain http. */
const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
