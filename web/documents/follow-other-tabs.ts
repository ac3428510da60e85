import { listenToOtherTabs, type SignedInNow, tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { islandNamed, loadRuntime, wake } from "./islands/wake.ts";

/** Follows sign-ins and sign-outs in other tabs of this browser, so that the bar and what depends on it are updated. */
export function followOtherTabs() {
  const { reader = "" } = document.documentElement.dataset;
  let isHeard = true;
  listenToOtherTabs((now) => {
    if (!isHeard || (now.id !== null) === reader.includes(now.as)) return;
    isHeard = false; // from now on, the islands' shared code listens itself
    void follow(now);
  });
  const isFromElsewhere = !document.referrer.startsWith(location.origin);
  if (isFromElsewhere && reader.includes("member")) tellOtherTabs({ as: "member" }); // through the provider
}

async function follow(now: SignedInNow) {
  const bar = islandNamed("Nav");
  if (!bar) return;
  if (!(await wake(bar))) return location.reload();
  const { hearOf } = await loadRuntime();
  hearOf(now);
}
