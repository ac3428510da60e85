import { listenToOtherTabs, type SignedInNow, tellOtherTabs } from "#web/session/other-tabs.ts";
import { islandNamed, loadRuntime, wake } from "./islands/wake.ts";

/** Hears who signed in or out in another tab of this browser; the bar, and what else depends on it, follows. */
export function followOtherTabs() {
  const { reader = "" } = document.documentElement.dataset;
  let isHeard = true;
  listenToOtherTabs((now) => {
    if (!isHeard || (now.id !== null) === reader.includes(now.as)) return;
    isHeard = false; // what islands share hears of it from here on
    void follow(now);
  });
  const isFromElsewhere = !document.referrer.startsWith(location.origin);
  if (isFromElsewhere && reader.includes("member")) tellOtherTabs({ as: "member", id: "somebody" }); // through the provider
}

async function follow(now: SignedInNow) {
  const bar = islandNamed("Nav");
  if (!bar) return;
  if (!(await wake(bar))) return location.reload();
  const { hearOf } = await loadRuntime();
  hearOf(now);
}
