import type { QueryClient } from "@tanstack/react-query";

/** What was typed into a form and hasn't been sent. */
export type Draft<Values extends object = object> = {
  /** The values when editing began. */
  before: Values;
  typed: Values;
  /** What is being edited, for an editor that opens by itself. */
  about?: unknown;
};
export type StoredDraft<Values extends object = object> = Draft<Values> & {
  key: string;
  /** When it was kept. */
  at: string;
};

/** Where drafts are kept: in the page's memory, or in the browser's storage for this tab or for the device. */
export type Place = "memory" | "tab" | "device";

/** Drafts of forms that don't outlive the page, and those that the browser's storage refused. */
const memory = new Map<string, string>();
/** Writes what is typed to the storage. Holds those with something to write. */
const waiting = new Set<() => void>();
const pauseMs = 400;

/** Drafts in storage have their writer in the key, so that nobody else who signs in on this browser is offered them. */
export const draftKey = (writer: string, form: string) => `${prefixOf(writer)}${form}`;
const prefixOf = (writer: string) => `draft:${writer}:`;

/** Returns who staff's drafts belong to: an account, or the guest of a temporary link. */
export const staffWriter = ({ adminId, username }: { adminId: string | null; username: string }) =>
  `staff:${adminId ?? username}`;

/** Returns the drafts under a key, the newest first. Each tab has its own: all but one have longer keys. */
export function draftsAt<Values extends object>(key: string, place: Place = "memory"): StoredDraft<Values>[] {
  const keys = [...memory.keys(), ...Object.keys(storageOf(place) ?? {})];
  return [...new Set(keys)]
    .filter((stored) => stored === key || stored.startsWith(`${key}:`))
    .flatMap((stored) => draftAt<Values>(stored, place) ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

export const newestDraft = <Values extends object>(key: string, place?: Place) => draftsAt<Values>(key, place).at(0);

function draftAt<Values extends object>(key: string, place: Place): StoredDraft<Values> | undefined {
  try {
    const draft = JSON.parse(memory.get(key) ?? storageOf(place)?.getItem(key) ?? "{}");
    return draft.before && draft.typed ? { ...draft, key } : undefined;
  } catch {
    return undefined; // it isn't ours
  }
}

/** Keeps a draft. Returns whether it is where it should be. Otherwise it's in the page's memory. */
export function keepDraft(key: string, draft: Draft, place: Place = "memory", at = new Date().toISOString()): boolean {
  const text = JSON.stringify({ ...draft, at });
  memory.delete(key);
  try {
    const storage = storageOf(place);
    if (storage) storage.setItem(key, text);
    else memory.set(key, text);
    return storage !== undefined || place === "memory";
  } catch {
    memory.set(key, text); // the storage is full
    return false;
  }
}

export function dropDraft(key: string, place: Place = "memory") {
  memory.delete(key);
  storageOf(place)?.removeItem(key);
}

/** Deletes every tab's draft under a key. */
export const dropDrafts = (key: string, place?: Place) => {
  for (const draft of draftsAt(key, place)) dropDraft(draft.key, place);
};

/** Deletes what someone has left on this device, when they sign out or delete their account. */
export const dropDraftsOf = (writer: string) => dropStored("device", prefixOf(writer));

/** Deletes what was typed in this tab, before the page is left at a sign-out. */
export function dropTabDrafts() {
  waiting.clear();
  memory.clear();
  dropStored("tab", "draft:");
}

/** Forgets everything typed in this tab, including sent forms, which the mutation cache keeps along with their passwords. */
export function forgetTyped(queryClient: QueryClient) {
  dropTabDrafts();
  queryClient.getMutationCache().clear();
}

function dropStored(place: Place, prefix: string) {
  const storage = storageOf(place);
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key);
}

/** Returns undefined for memory, and if the browser blocks its storage. */
function storageOf(place: Place): Storage | undefined {
  try {
    if (place === "memory") return undefined;
    return place === "tab" ? sessionStorage : localStorage;
  } catch {
    return undefined;
  }
}

function writeAll() {
  for (const write of waiting) write();
}

/** Makes the browser ask before the page is left with text that only the page has. */
export const askBeforeLosingText = () =>
  addEventListener("beforeunload", (event) => {
    writeAll();
    if (memory.size > 0) event.preventDefault();
  });

export type OpenDraft = ReturnType<typeof openDraft>;

/**
 * Keeps what is typed into one form: in storage whenever typing pauses, and at the latest when the page is left. If another tab
 * has kept its own text under the key, this one takes another key.
 */
export function openDraft(firstKey: string, place: Place, onKept: (isKept: boolean) => void) {
  let about: unknown;
  let key = firstKey;
  /** When the draft that was taken up or kept here was last kept. */
  let lastKept: string | undefined;
  let typed: Draft | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let offered: () => StoredDraft | undefined = () => newestDraft(firstKey, place);

  const keptAt = () => draftAt(key, place)?.at;

  function write() {
    clearTimeout(pause);
    if (!waiting.delete(write) || !typed) return; // or it was forgotten since
    const at = new Date().toISOString();
    if (place !== "memory" && ![undefined, lastKept].includes(keptAt())) key = `${firstKey}:${at}`;
    isKept = keepDraft(key, typed, place, at);
    lastKept = at;
    onKept(isKept);
  }
  function forget() {
    typed = undefined;
    waiting.delete(write);
    clearTimeout(pause);
    if (lastKept !== undefined && keptAt() === lastKept) dropDraft(key, place); // otherwise it's another tab's
  }
  return {
    key: firstKey,
    write,
    /** Decides what the form goes on from. Otherwise, that's the newest draft. */
    choose(draft: StoredDraft | undefined) {
      offered = () => draft;
    },
    /** Goes on from a draft that was kept earlier. */
    takeUp<Values extends object>(): StoredDraft<Values> | undefined {
      const draft = offered();
      if (draft) [key, lastKept] = [draft.key, draft.at];
      return draft as StoredDraft<Values> | undefined; // the form has written it
    },
    /** What drafts are about from now on. */
    isAbout(edited: unknown) {
      about = edited;
    },
    /** Forgets what was kept if there's nothing to keep. */
    keep(draft: Draft | undefined) {
      if (!draft) return forget();
      typed = { ...draft, about };
      waiting.add(write);
      if (place === "memory") return write();
      addEventListener("pagehide", writeAll);
      clearTimeout(pause);
      pause = setTimeout(write, pauseMs);
    },
    forget,
    /** Whether something was typed that isn't sent. */
    hasText: () => typed !== undefined,
    /** Whether it's where it should be, not just in the page's memory. */
    isKept: () => isKept,
  };
}
