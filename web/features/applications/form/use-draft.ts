import { useEffect, useRef, useState } from "react";

const pauseMs = 400;

type Draft = Record<string, string[]>;

/**
 * Keeps what is typed into a form under this key in the browser, until it is forgotten. The fields keep their own values: the
 * draft goes into them once the page has come alive, and only where nothing was typed before.
 */
export function useDraft(key: string) {
  const form = useRef<HTMLFormElement>(null);
  const hasNews = useRef(false);
  const [isKept, setKept] = useState(true);

  /** Also when nothing has changed: elsewhere the draft may have been forgotten. */
  function keep() {
    hasNews.current = false;
    if (form.current) setKept(write(key, typedInto(form.current)));
  }

  function forget() {
    hasNews.current = false;
    write(key, null);
  }

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    restore(fields, read(key));
    let pause: ReturnType<typeof setTimeout>;
    const save = () => {
      clearTimeout(pause);
      if (!hasNews.current) return;
      hasNews.current = false;
      setKept(write(key, typedInto(fields)));
    };
    const handleInput = () => {
      hasNews.current = true;
      clearTimeout(pause);
      pause = setTimeout(save, pauseMs);
    };
    fields.addEventListener("input", handleInput);
    fields.addEventListener("change", save); // a field is left, an option chosen
    addEventListener("pagehide", save);
    return () => {
      save();
      fields.removeEventListener("input", handleInput);
      fields.removeEventListener("change", save);
      removeEventListener("pagehide", save);
    };
  }, [key]);

  return { form, isKept, keep, forget };
}

function typedInto(form: HTMLFormElement): Draft {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") draft[name] = [...(draft[name] ?? []), value];
  return draft;
}

function restore(form: HTMLFormElement, draft: Draft) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = draft[field.name]?.[0] ?? field.value;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) restoreTyped(field, draft);
  }
}

function restoreTyped(field: HTMLInputElement | HTMLTextAreaElement, draft: Draft) {
  const kept = draft[field.name] ?? [];
  if (field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type))
    field.checked ||= kept.includes(field.value);
  else if (field.value === field.defaultValue) field.value = kept[0] ?? field.value;
  field.dispatchEvent(new Event("input", { bubbles: true })); // for what counts its characters
}

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
