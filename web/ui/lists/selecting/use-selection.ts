import { type MouseEvent, useRef, useState } from "react";

type Selectable = { id: string };

/** The selected rows of a list. Only rows that are shown can be selected. */
export type Selection<Row> = {
  rows: Row[];
  /** How many of the rows shown can be selected. */
  ofHowMany: number;
  canSelect: (row: Row) => boolean;
  isSelected: (row: Row) => boolean;
  /** With Shift, selects every row from the last one pressed to this one. */
  onPress: (row: Row, event: Pick<MouseEvent, "shiftKey">) => void;
  onAll: () => void;
  onNone: () => void;
  /** Deselects some rows. */
  onDrop: (rows: Row[]) => void;
};

const always = () => true;
const none: ReadonlySet<string> = new Set();

/** `canSelect` leaves out rows that no action applies to. */
export function useSelection<Row extends Selectable>(
  shown: Row[],
  canSelect: (row: Row) => boolean = always,
): Selection<Row> {
  const [ids, setIds] = useState(none);
  const pressed = useRef("");
  const selectable = shown.filter(canSelect);

  function handlePress(row: Row, { shiftKey }: Pick<MouseEvent, "shiftKey">) {
    const range = shiftKey ? rowsBetween(selectable, pressed.current, row.id) : [];
    const chosen = new Set(ids);
    for (const { id } of range.length > 0 ? range : [row])
      if (ids.has(row.id)) chosen.delete(id);
      else chosen.add(id);
    pressed.current = row.id;
    setIds(chosen);
  }
  return {
    rows: selectable.filter(({ id }) => ids.has(id)),
    ofHowMany: selectable.length,
    canSelect,
    isSelected: ({ id }) => ids.has(id),
    onPress: handlePress,
    onAll: () => setIds(new Set(selectable.map(({ id }) => id))),
    onNone: () => setIds(none),
    onDrop: (rows) => setIds((now) => new Set([...now].filter((id) => !rows.some((row) => row.id === id)))),
  };
}

/** Returns the rows between two ids, both included, or none if one of them isn't shown. */
export function rowsBetween<Row extends Selectable>(rows: Row[], from: string, to: string): Row[] {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  return places.includes(-1) ? [] : rows.slice(Math.min(...places), Math.max(...places) + 1);
}
