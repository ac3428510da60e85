import { isAsleep, islandNamed, wake } from "#web/documents/islands/wake.ts";

/** Handles going back to an article that was open over this page, or to the page under an article. */
export function followHistory() {
  const loaded = location.pathname + location.search;
  addEventListener("popstate", ({ state }) => {
    if (location.pathname + location.search === loaded) return;
    const stories = islandNamed("OpenedStory");
    if (!stories || !state?.story) location.reload();
    else if (isAsleep(stories)) void wake(stories); // it finds out what to open
  });
}
