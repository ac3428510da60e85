import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";

type PickSelectProps = Omit<ComponentProps<"select">, "value" | "onChange"> & {
  value: string;
  /** Acts on the value immediately, for example by loading another list. */
  onPick: (value: string) => void;
};

/**
 * A select that acts on its value. Arrow keys and letters on a closed one change its value at once, so with those it only acts on
 * Enter, or when it's left.
 */
export function PickSelect({ value, onPick, ...select }: PickSelectProps) {
  const [shown, setShown] = useState(value);
  const [before, setBefore] = useState(value);
  const isMoving = useRef(false);
  const isPicked = useRef(true);
  if (value !== before) {
    setBefore(value);
    setShown(value);
  }
  function pick(next: string) {
    isPicked.current = true;
    if (next !== value) onPick(next);
  }
  function handleKey(event: KeyboardEvent) {
    isMoving.current = movesOnly(event);
    if (event.key !== "Enter" || isPicked.current) return;
    event.preventDefault(); // it would also send the form
    pick(shown);
  }
  return (
    <select
      {...select}
      value={shown}
      onChange={({ currentTarget }) => {
        setShown(currentTarget.value);
        isPicked.current = false;
        if (!isMoving.current) pick(currentTarget.value);
      }}
      onKeyDown={handleKey}
      onPointerDown={() => {
        isMoving.current = false;
      }}
      onBlur={() => isPicked.current || pick(shown)}
    />
  );
}

const moves = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|[^ ])$/;

/** Whether a key moves through the options of a closed select, rather than opening it. On a Mac, arrow keys open it. */
const movesOnly = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  moves.test(key) && !altKey && !ctrlKey && !metaKey && !navigator.platform.startsWith("Mac");
