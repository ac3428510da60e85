import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSame } from "#web/ui/forms/conflicts/three-way-merge.ts";

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
 * unless something was typed before that.
 */
export function useDraft(key: string, form: DraftedForm, blank: Answers) {
  const hasNews = useRef(false);
  const [isKept, setKept] = useState(true);

  /** Saves even without changes, because the draft may have been deleted in another tab. */
  function keep() {
    hasNews.current = false;
    setKept(write(key, draftOf(form.values())));
  }

  function forget() {
    hasNews.current = false;
    write(key, null);
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
    restore(read(key));
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

  return { isKept, keep, forget };
}

/** Until an option is chosen, a question with options has the answer null. */
const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [answer ?? ""].flat()]));

function read(key: string): Draft {
  try {
    return asDraft(JSON.parse(localStorage.getItem(key) ?? "{}"));
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
function write(key: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
