import type { Answer, Runtime } from "./runtime.ts";

let loading: Promise<Runtime> | undefined;
const waking = new WeakMap<HTMLElement, Promise<boolean>>();

/** React, and what islands share. It loads at the first touch of an island, or something changed that one shows. */
export function loadRuntime(): Promise<Runtime> {
  loading ??= import("./hydrate.tsx").catch((error: unknown) => {
    loading = undefined; // the next press tries again
    throw error;
  });
  return loading;
}

export const islandNamed = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);
export const isAsleep = (island: HTMLElement) => !island.hasAttribute("data-awake");

/** Brings an island to life, once. False where it could not be loaded. */
export function wake(island: HTMLElement, answer?: Answer): Promise<boolean> {
  const underWay = waking.get(island) ?? bringToLife(island, answer);
  waking.set(island, underWay);
  return underWay;
}

async function bringToLife(island: HTMLElement, answer?: Answer): Promise<boolean> {
  try {
    const runtime = await loadRuntime();
    await runtime.hydrateIsland(island, answer);
    return true;
  } catch {
    waking.delete(island);
    return false;
  }
}

const pressed = new WeakMap<HTMLElement, HTMLElement>();
/** Those whose next press goes the way of plain HTML. */
const plainly = new WeakSet<HTMLElement>();

export const goesPlainly = (control: HTMLElement) => plainly.delete(control);

/** A press that came before its island: it's made again once that is alive. Of several, the last one counts. */
export async function pressWhenAwake(island: HTMLElement, control: HTMLElement) {
  const isFirst = !pressed.has(island);
  pressed.set(island, control);
  if (!isFirst) return;
  const isAwake = await wake(island);
  const last = pressed.get(island) ?? control;
  pressed.delete(island);
  if (isAwake) last.click();
  else pressPlainly(last);
}

/** Links lead to their page, and forms are sent to theirs; while offline nothing is sent, so that what was typed stays. */
function pressPlainly(control: HTMLElement) {
  const isSent = control instanceof HTMLButtonElement && control.type === "submit" && control.form !== null;
  if (navigator.onLine && (control instanceof HTMLAnchorElement || isSent)) {
    plainly.add(control);
    control.click();
  } else {
    announce("This part of the page didn’t load. Check your connection and try again.");
  }
}

let place: HTMLElement | undefined;

/** Says a sentence in the look of a toast, for as long as nothing that could show a real one has loaded. */
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
