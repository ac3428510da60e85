import { lockedPath } from "#contract/lockdown/constants.ts";
import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { islandNamed, wake } from "#web/documents/islands/wake.ts";

const halfMinuteMs = 30_000;

/**
 * Polls whether the site is locked. When it's locked, covers the page with the LOCKED screen. On that screen, opens the page once
 * the site is unlocked.
 */
export function runOnDocument() {
  const isLockedScreen = document.documentElement.hasAttribute("data-locked");
  async function ask() {
    if (document.visibilityState === "hidden" || document.prerendering) return;
    const { isLocked } = await api(lockdownApi.get).catch(() => ({ isLocked: isLockedScreen }));
    if (isLocked === isLockedScreen) return;
    if (isLockedScreen) return openWhatWasAsked();
    const overlay = islandNamed("LockedOverlay");
    if (overlay && (await wake(overlay))) clearInterval(timer); // from now on, the overlay polls by itself
  }
  const timer = setInterval(() => void ask(), halfMinuteMs);
}

/** Opens the requested page, whose address is still in the address bar. */
function openWhatWasAsked() {
  if (location.pathname === lockedPath) location.replace("/");
  else location.reload();
}
