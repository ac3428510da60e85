import type { RegisteredRouter } from "@tanstack/react-router";
import { beaconSeconds, pagePattern } from "#contract/analytics/constants.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { tell } from "#web/api.ts";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";

/**
 * Tells the server that this tab looks at a page: as a view when somebody comes to one, then every 20 seconds as a sign of
 * life. A tab that nobody sees is silent; one that opens unseen, or before its time, is counted when it is first looked at.
 */
export function giveSignsOfLife(router: RegisteredRouter) {
  const viewer = newName();
  const page = new RegExp(pagePattern);
  let isArrival = true;

  function give() {
    if (document.visibilityState === "hidden" || !navigator.onLine || isApart(router)) return;
    if (!page.test(location.pathname)) return;
    tell(analyticsApi.beacon, { body: { page: location.pathname, viewer, isView: isArrival } });
    isArrival = false;
  }
  function arrive() {
    isArrival = true;
    give();
  }

  router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    if (!fromLocation) return; // the page that the server sent, which is told of below
    const { story } = toLocation.state;
    const isOpened = story !== undefined && story !== fromLocation.state.story;
    if (isOpened || fromLocation.pathname !== toLocation.pathname) arrive();
    else if (story !== fromLocation.state.story) give(); // an article closed: the list under it is no new view
  });
  addEventListener("pageshow", ({ persisted }) => persisted && arrive()); // back to a page that the browser had kept whole
  document.addEventListener("visibilitychange", give);
  setInterval(give, beaconSeconds * 1000);
  give();
}

/** Staff's own pages and the LOCKED screen, which have a frame of their own or lie over a page that was open. */
const isApart = ({ state, options }: RegisteredRouter) =>
  state.matches.some(({ staticData }) => staticData.frame) ||
  options.context.queryClient.getQueryData(lockdown().queryKey)?.isLocked === true;

/** Made up and kept in memory alone. Not by randomUUID, which plain http addresses lack. */
const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
