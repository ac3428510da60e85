import { useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { changesIn, type Values } from "./form-values.ts";
import { type Conflict, conflictOf, isSame, mergedWith } from "./three-way-merge.ts";
import { keepUnsent, unsentText } from "./unsaved.ts";

type Versioned = { version: number };
type EditedRow<Row extends Versioned, Typed extends Values> = {
  /** As it was when the form was opened; none for a new one. */
  row: Row | undefined;
  /** What the form shows of a row, or of a new one. */
  valuesOf: (row: Row | undefined) => Typed;
  /** Under what this tab keeps the text that isn't saved yet. */
  about: string;
  /** The form has to show these values too: someone else has saved the row. What it shows otherwise may be newer than what was sent. */
  onMerged: (taken: Partial<Typed>) => void;
  /** The row is not as it was read, or no more. */
  onOutdated: () => void;
};

/** Typed over a version of the row that may be an older one by now. */
type Kept<Typed> = { version: number | undefined; before: Typed; typed: Typed };

/**
 * A row that is edited while others may save it too. What only they changed is taken over; where both changed the same field
 * the save stops, and the form shows both.
 */
export function useEditedRow<Row extends Versioned, Typed extends Values>(edited: EditedRow<Row, Typed>) {
  const { valuesOf, about, onMerged, onOutdated } = edited;
  const [opened] = useState(() => openedOver(edited));
  const [conflict, setConflict] = useState(opened.conflict);
  const base = useRef(edited.row);
  const sent = useRef<Typed>(undefined);

  function keep(typed: Typed) {
    const before = valuesOf(base.current);
    const kept: Kept<Typed> = { version: base.current?.version, before, typed };
    keepUnsent(about, isSame(typed, before) ? "" : JSON.stringify(kept));
  }

  /** Sends what was typed with the version it was typed over. Throws where both sides changed the same field. */
  async function save<Answer>(typed: Typed, send: (typed: Typed, version: number | undefined) => Promise<Answer>) {
    let values = typed;
    for (;;) {
      try {
        sent.current = values;
        return await send(values, base.current?.version);
      } catch (error) {
        if (error instanceof ApiFailure && [404, 409].includes(error.status)) onOutdated();
        const newer = newerIn(error, base.current);
        if (!newer) throw error;
        const compared = comparedWith(valuesOf(newer), { before: valuesOf(base.current), typed: values });
        const taken = changesIn(compared.values, values);
        base.current = newer;
        values = compared.values;
        keep(values);
        onMerged(taken);
        setConflict(compared.conflict);
        if (compared.conflict) throw error;
      }
    }
  }

  /** It is stored as answered. What was typed since goes on from there; says whether there is nothing of the kind. */
  function saved(answer: Row, typed: Typed, aboutNow = about): boolean {
    const isAll = isSame(typed, sent.current);
    base.current = answer;
    setConflict(undefined);
    const kept: Kept<Typed> = { version: answer.version, before: valuesOf(answer), typed };
    keepUnsent(aboutNow, isAll ? "" : JSON.stringify(kept));
    return isAll;
  }

  return { values: opened.values, conflict, keep, save, saved };
}

function openedOver<Row extends Versioned, Typed extends Values>({ row, valuesOf, about }: EditedRow<Row, Typed>) {
  const stored = valuesOf(row);
  const text = unsentText(about);
  if (!text) return { values: stored, conflict: undefined };
  const kept: Kept<Typed> = JSON.parse(text);
  return kept.version === row?.version ? { values: kept.typed, conflict: undefined } : comparedWith(stored, kept);
}

function comparedWith<Typed extends Values>(newer: Typed, edit: { before: Typed; typed: Typed }) {
  const names = Object.keys(newer);
  const conflict: FieldConflict = conflictOf<Values, string>(newer, edit, names);
  return { values: mergedWith(newer, edit, names), conflict: conflict.names.length > 0 ? conflict : undefined };
}

/** The row as someone else has saved it, which a refused save answers with. */
function newerIn<Row extends Versioned>(error: unknown, base: Row | undefined): Row | undefined {
  if (!base || !(error instanceof ApiFailure) || error.status !== 409 || !error.current) return undefined;
  const newer = error.current as Row; // the server wrote it with the schema that the row was read with
  return newer.version === base.version ? undefined : newer;
}

/** Of a form, where everything is text. */
export type FieldConflict = Conflict<Values, string>;
