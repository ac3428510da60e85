import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSame } from "#web/ui/forms/three-way-merge.ts";

const pauseMs = 400;

/** A form's answers by question. Some questions take several. */
export type Answers = Record<string, string | string[]>;
type Draft = Record<string, string[]>;

type DraftedForm = {
  values: () => Answers;
  setValue: (name: string, answer: string | string[]) => void;
  onEdit: (callback: () => void) => () => void;
  formProps: { ref: RefObject<HTMLFormElement | null> };
};

/**
 * Keeps what is typed into a form in the browser's storage, until it is forgotten. Fills the form with the draft after hydration,
 * unless something was typed before that. Each tab keeps its own text while it's open, and the draft is the last one typed.
 */
export function useDraft(key: string, form: DraftedForm, blank: Answers) {
  const hasNews = useRef(false);
  /** The draft that this tab read or wrote last. */
  const own = useRef<string>(null);
  const [isKept, setKept] = useState(true);

  function keep() {
    hasNews.current = false;
    own.current = JSON.stringify(draftOf(form.values()));
    setKept(write(key, own.current));
  }

  /** Whether no other tab has typed since. */
  const isOwn = () => [null, own.current].includes(read(key));

  function forget() {
    hasNews.current = false;
    if (isOwn()) write(key, null);
    own.current = null;
  }

  const save = useEffectEvent(() => {
    if (hasNews.current) keep();
  });
  const restore = useEffectEvent((draft: Draft) => {
    const typed = draftOf(form.values());
    for (const [name, initial] of Object.entries(blank)) {
      const [kept] = draft[name] ?? [];
      if (kept === undefined || !isSame(typed[name], [initial].flat())) continue;
      form.setValue(name, Array.isArray(initial) ? (draft[name] ?? []) : kept);
    }
  });
  const watch = useEffectEvent(form.onEdit);
  const { ref } = form.formProps;

  useEffect(() => {
    own.current = read(key);
    restore(draftIn(own.current));
    let pause: ReturnType<typeof setTimeout>;
    const stopWatching = watch(() => {
      hasNews.current = true;
      clearTimeout(pause);
      pause = setTimeout(save, pauseMs);
    });
    const fields = ref.current;
    fields?.addEventListener("focusout", save); // signing out deletes the draft, so nothing may be left to save by then
    addEventListener("pagehide", save);
    return () => {
      clearTimeout(pause);
      stopWatching();
      fields?.removeEventListener("focusout", save);
      removeEventListener("pagehide", save);
      save();
    };
  }, [key, ref]);

  return {
    isKept,
    /** Saves even without changes, because the draft may have been deleted in another tab. */
    keep: () => {
      if (isOwn() || hasNews.current) keep();
    },
    /** Deletes the draft, unless it's another tab's. */
    forget,
  };
}

/** Until an option is chosen, a question with options has the answer null. */
const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [answer ?? ""].flat()]));

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

function draftIn(text: string | null): Draft {
  try {
    return asDraft(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

/** Accepts whatever is stored under the key. */
function asDraft(kept: unknown): Draft {
  const draft: Draft = {};
  for (const [name, values] of Object.entries(kept ?? {}))
    if (Array.isArray(values)) draft[name] = values.filter((value) => typeof value === "string");
  return draft;
}

/** Stores the draft. Returns whether the browser kept it. */
function write(key: string, draft: string | null): boolean {
  try {
    if (draft) localStorage.setItem(key, draft);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
