import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSame } from "#web/ui/forms/conflicts/three-way-merge.ts";

const pauseMs = 400;

/** What a form holds: of each question the answer, or several. */
export type Answers = Record<string, string | string[]>;
type Draft = Record<string, string[]>;

type DraftedForm = {
  values: () => Answers;
  setValue: (name: string, answer: string | string[]) => void;
  onEdit: (callback: () => void) => () => void;
  form: { ref: RefObject<HTMLFormElement | null> };
};

/**
 * Keeps what is typed into a form under this key in the browser, until it is forgotten. The draft goes into the form once the page
 * has come alive, and only where nothing was typed before.
 */
export function useDraft(key: string, form: DraftedForm, blank: Answers) {
  const hasNews = useRef(false);
  const [isKept, setKept] = useState(true);

  /** Also when nothing has changed: elsewhere the draft may have been forgotten. */
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
  const { ref } = form.form;

  useEffect(() => {
    restore(read(key));
    let pause: ReturnType<typeof setTimeout>;
    const stopWatching = watch(() => {
      hasNews.current = true;
      clearTimeout(pause);
      pause = setTimeout(save, pauseMs);
    });
    const fields = ref.current;
    fields?.addEventListener("focusout", save); // signing out forgets it: nothing may be left to save then
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

/** A question that offers one of several options has no answer, null, until one is chosen. */
const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [answer ?? ""].flat()]));

function read(key: string): Draft {
  try {
    return asDraft(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** Whatever else may stand under the key. */
function asDraft(kept: unknown): Draft {
  const draft: Draft = {};
  for (const [name, values] of Object.entries(kept ?? {}))
    if (Array.isArray(values)) draft[name] = values.filter((value) => typeof value === "string");
  return draft;
}

/** Says whether the browser has kept it. */
function write(key: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
