import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffectEvent, useRef, useState } from "react";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import "#web/ui/actions/icon-button.css";
import "./sortable-list.css";

type Row = { id: string; name: string };
type SortableListProps<R extends Row> = {
  label: string;
  rows: readonly R[];
  onMove: (from: number, to: number) => void;
  children: (row: R, place: number) => ReactNode;
};

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A list whose rows are put in order by dragging their handle, or with the arrow keys on it. */
export function SortableList<R extends Row>({ label, rows, onMove, children }: SortableListProps<R>) {
  const { ref: list, ...keptFocus } = useKeptFocus<HTMLOListElement>();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");
  const stop = useRef(() => {});

  const move = useEffectEvent((id: string, to: number) => {
    const from = rows.findIndex((row) => row.id === id);
    const row = rows[from];
    if (!row || to === from || to < 0 || to >= rows.length) return;
    onMove(from, to);
    setSaid(`${row.name}, number ${to + 1} of ${rows.length}`);
  });
  function handleKey(event: KeyboardEvent<HTMLButtonElement>, id: string, place: number) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    move(id, place + step);
    requestAnimationFrame(() => handle.focus()); // a moved row loses the focus
  }
  /** Follows the pointer until it's lifted. The row moves with it, so its place is the order. */
  function handleGrab(event: PointerEvent, id: string) {
    if (event.button !== 0) return;
    stop.current();
    const drag = new AbortController();
    const { signal } = drag;
    setDragged(id);
    stop.current = () => {
      drag.abort();
      setDragged(undefined);
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => move(id, placeAt(list.current, clientY));
    addEventListener("pointermove", follow, { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => stop.current(), { signal });
  }
  return (
    <>
      <ol className="sortable-list" aria-label={label} ref={list} {...keptFocus}>
        {rows.map((row, place) => (
          <li key={row.id} data-dragged={row.id === dragged || undefined}>
            <button
              type="button"
              className="icon-button sortable-list__handle"
              aria-label={`Move ${row.name}, up or down with the arrow keys`}
              onKeyDown={(event) => handleKey(event, row.id, place)}
              onPointerDown={(event) => handleGrab(event, row.id)}
            >
              <GripVertical className="icon" aria-hidden="true" />
            </button>
            {children(row, place)}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

/** Returns the place of the row at a height of the window. */
function placeAt(list: HTMLElement | null, y: number): number {
  const bottoms = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().bottom);
  const found = bottoms.findIndex((bottom) => y < bottom);
  return found < 0 ? bottoms.length - 1 : found;
}
