import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Path, PathValue, UseFormReturn } from "react-hook-form";
import { type Conflict, conflictOf, isSame } from "./three-way-merge.ts";
import { clearUnsent, keepUnsent, unsentText } from "./unsaved.ts";

export type FormValues = Record<string, string | boolean | readonly string[]>;

type Unsaved<Values extends FormValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  defaultValues: Values;
  /** The key under which this tab remembers unsaved values. Without one, it doesn't. */
  draftKey: string | undefined;
  /** Fields that are never remembered. */
  secrets?: readonly (keyof Values & string)[] | undefined;
};

/** Keeps unsaved edits across newer stored values, a pending save and, given a name, closing the form. */
export function useUnsavedValues<Values extends FormValues>({
  form,
  defaultValues,
  draftKey,
  secrets = [],
}: Unsaved<Values>) {
  const stored = useRef(defaultValues);
  const sent = useRef(defaultValues);
  const [conflict, setConflict] = useState<Conflict<Values, keyof Values & string>>();
  const { dirtyFields: _tracked } = form.formState; // reading it makes React Hook Form track which fields were changed
  const differs = (values: Values) =>
    Object.keys(stored.current).filter((field) => !isSame(values[field], stored.current[field]));

  /** Shows newer values in the fields that weren't edited here. Returns the fields that both sides changed, or undefined. */
  function takeOver(newer: Values): Conflict<Values, keyof Values & string> | undefined {
    const edit = { before: stored.current, typed: form.getValues() };
    const found = conflictOf<Values, keyof Values & string>(newer, edit, Object.keys(newer));
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
    return hasNoLaterEdits;
  }

  const restore = useEffectEvent((text: string) => {
    if (text === "") return;
    const { before, typed }: { before: Values; typed: Values } = JSON.parse(text);
    stored.current = before;
    form.resetDefaultValues(before);
    for (const [field, value] of Object.entries(typed))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    takeOver(defaultValues);
  });
  const keep = useEffectEvent((under: string) => {
    const typed = { ...form.getValues() };
    for (const field of secrets) typed[field] = defaultValues[field];
    const text = JSON.stringify({ before: stored.current, typed });
    if (differs(typed).length > 0) keepUnsent(under, text);
    else clearUnsent(under);
  });
  const follow = useEffectEvent((newer: Values) => {
    if (!isSame(newer, stored.current)) takeOver(newer);
  });
  useLayoutEffect(() => {
    if (draftKey !== undefined) restore(unsentText(draftKey));
  }, [draftKey]);
  useEffect(() => {
    if (draftKey === undefined) return;
    keep(draftKey); // the key may have changed
    return form.subscribe({ formState: { values: true }, callback: () => keep(draftKey) });
  }, [form, draftKey]);
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
