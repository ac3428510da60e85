import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import type { Answer, Runtime } from "./runtime.ts";

let loading: Promise<Runtime> | undefined;
const waking = new WeakMap<HTMLElement, Promise<boolean>>();

/** Loads React and the islands' shared code, when an island is first touched or its data has changed. */
export function loadRuntime(): Promise<Runtime> {
  loading ??= import("./hydrate.tsx").catch((error: unknown) => {
    loading = undefined; // let the next press try again
    throw error;
  });
  return loading;
}

export const islandNamed = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);
export const isAsleep = (island: HTMLElement) => !island.hasAttribute("data-awake");

/** Hydrates an island once. Resolves to false if it couldn't be loaded. */
export function wake(island: HTMLElement, answer?: Answer): Promise<boolean> {
  if (!isAsleep(island)) return Promise.resolve(true);
  const underWay = waking.get(island) ?? loadAndHydrate(island, answer);
  waking.set(island, underWay);
  return underWay;
}

async function loadAndHydrate(island: HTMLElement, answer?: Answer): Promise<boolean> {
  try {
    const runtime = await loadRuntime();
    await runtime.hydrateIsland(island, answer);
    return true;
  } catch {
    return false;
  } finally {
    waking.delete(island); // it may fall asleep again, if it crashes
  }
}

const pressed = new WeakMap<HTMLElement, HTMLElement>();
/** Controls whose next press is left to plain HTML. */
const pressedWithoutIsland = new WeakSet<HTMLElement>();

export const isPressedWithoutIsland = (control: HTMLElement) => pressedWithoutIsland.delete(control);

/** Repeats a press on an island once it's hydrated. Of several presses, the last one counts. */
export async function pressWhenAwake(island: HTMLElement, control: HTMLElement) {
  const isFirst = !pressed.has(island);
  pressed.set(island, control);
  if (!isFirst) return;
  const isAwake = await wake(island);
  const last = pressed.get(island) ?? control;
  pressed.delete(island);
  if (isAwake) last.click();
  else await pressWithoutIsland(last);
}

/**
 * Follows a link or submits a form without the island. Nothing is sent while the server can't be reached: the browser's error page
 * would take the place of what was typed.
 */
async function pressWithoutIsland(control: HTMLElement) {
  const isSubmit = control instanceof HTMLButtonElement && control.type === "submit" && control.form !== null;
  const isPlain = control instanceof HTMLAnchorElement ? navigator.onLine : isSubmit && (await isServerReachable());
  if (isPlain) {
    pressedWithoutIsland.add(control);
    control.click();
  } else {
    const what = (await isServerReachable()) ? "Please try again in a moment." : "Check your connection and try again.";
    announce(`This part of the page didn’t load. ${what}`);
  }
}

/** Asks whether the site is locked, because no response is smaller. */
const isServerReachable = () =>
  api(lockdownApi.get).then(
    () => true,
    () => false,
  );

let place: HTMLElement | undefined;

/** Shows a message that looks like a toast, because the real toaster hasn't loaded. */
function announce(sentence: string) {
  place ??= document.body.appendChild(document.createElement("div"));
  place.className = "toasts";
  place.setAttribute("role", "alert");
  const card = document.createElement("div");
  card.className = "toast toast--bad";
  card.append(Object.assign(document.createElement("b"), { textContent: sentence }));
  place.replaceChildren(card);
  setTimeout(() => card.remove(), 5000);
}
