import { lockedPath } from "#contract/lockdown/constants.ts";
import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { islandNamed, wake } from "./islands/wake.ts";

const halfMinuteMs = 30_000;

/** Whether the site has been closed: then the LOCKED screen covers the page. On that screen, whether it's open again. */
export function checkLock() {
  const isLockedScreen = document.documentElement.hasAttribute("data-locked");
  async function ask() {
    if (document.visibilityState === "hidden" || document.prerendering) return;
    const { isLocked } = await api(lockdownApi.get).catch(() => ({ isLocked: isLockedScreen }));
    if (isLocked === isLockedScreen) return;
    if (isLockedScreen) return openWhatWasAsked();
    const overlay = islandNamed("LockedOverlay");
    if (overlay && (await wake(overlay))) clearInterval(timer); // from here on it asks by itself
  }
  const timer = setInterval(() => void ask(), halfMinuteMs);
}

/** The address bar still holds it. */
function openWhatWasAsked() {
  if (location.pathname === lockedPath) location.replace("/");
  else location.reload();
}
