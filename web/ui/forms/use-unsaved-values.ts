import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Path, PathValue, UseFormReturn } from "react-hook-form";
import type { OpenDraft } from "#web/browser-state/draft-store.ts";
import { type Conflict, conflictOf, isSame } from "./three-way-merge.ts";

export type FormValues = Record<string, string | boolean | readonly string[]>;

type Unsaved<Values extends FormValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  defaultValues: Values;
  /** Where unsaved values are kept. Without one, they aren't. */
  draft: OpenDraft | undefined;
  /** Fields that are never kept. */
  secrets?: readonly (keyof Values & string)[] | undefined;
};

/** Keeps unsaved edits across newer stored values, a pending save and, given a name, closing the form. */
export function useUnsavedValues<Values extends FormValues>({
  form,
  defaultValues,
  draft,
  secrets = [],
}: Unsaved<Values>) {
  const stored = useRef(defaultValues);
  const sent = useRef(defaultValues);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const { dirtyFields: _tracked } = form.formState; // reading it makes React Hook Form track which fields were changed
  const differs = (values: Values) =>
    Object.keys(stored.current).filter((field) => !isSame(values[field], stored.current[field]));

  /** Shows newer values in the fields that weren't edited here. Returns the fields that both sides changed, or undefined. */
  function takeOver(newer: Values): Conflict<Values> | undefined {
    const found = conflictOf(newer, { before: stored.current, typed: form.getValues() });
    const contested = found.names.length > 0 ? found : undefined;
    stored.current = newer;
    form.reset(newer, { keepDirtyValues: true, keepErrors: true });
    setConflict(contested);
    return contested;
  }

  /** Marks the sent values as stored. Returns whether nothing has changed since. */
  function saved(now = sent.current): boolean {
    form.resetDefaultValues(sent.current);
    stored.current = sent.current;
    const hasNoLaterEdits = differs(form.getValues()).length === 0;
    stored.current = now;
    form.reset(now, { keepDirtyValues: true });
    setConflict(undefined);
    keep();
    return hasNoLaterEdits;
  }

  function keep() {
    const typed = { ...form.getValues() };
    for (const field of secrets) typed[field] = defaultValues[field];
    draft?.keep(differs(typed).length > 0 ? { before: stored.current, typed } : undefined);
  }

  const restore = useEffectEvent((from: OpenDraft) => {
    const kept = from.takeUp<Values>();
    if (!kept) return;
    const { before, typed } = kept;
    const shown = { ...form.getValues() };
    stored.current = before;
    form.resetDefaultValues(before);
    for (const field of Object.keys(typed)) {
      const isTyped = shown[field] !== null && !isSame(shown[field], defaultValues[field]); // before the scripts had loaded
      const value = (isTyped ? shown : typed)[field];
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    takeOver(defaultValues);
  });
  const keepAgain = useEffectEvent(keep);
  const follow = useEffectEvent((newer: Values) => {
    if (!isSame(newer, stored.current)) takeOver(newer);
  });
  useEffect(() => {
    if (draft) restore(draft); // React Hook Form has read by now what was typed before hydration
  }, [draft]);
  useEffect(() => {
    if (!draft) return;
    keepAgain(); // it may be another one now
    return form.subscribe({ formState: { values: true }, callback: () => keepAgain() });
  }, [form, draft]);
  const given = JSON.stringify(defaultValues);
  useEffect(() => follow(JSON.parse(given)), [given]);

  return {
    conflict,
    takeOver,
    saved,
    /** Remembers the current values as the ones being sent. */
    sending() {
      sent.current = form.getValues();
      return sent.current;
    },
  };
}
