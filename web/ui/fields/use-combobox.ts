import { type KeyboardEvent, useId, useState } from "react";

type Combobox = { count: number; onChoose: (at: number) => void };

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
};
/** Only once an option is active: in the text they move the cursor. */
const jumps: Record<string, (count: number) => number> = { Home: () => 0, End: (count) => count - 1 };

/** A field with a list of options below it. The focus stays in the field, which names the active option. */
export function useCombobox({ count, onChoose }: Combobox) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [isDismissed, setDismissed] = useState(false);
  const isOpen = count > 0 && !isDismissed;
  const at = isOpen && active < count ? active : -1;
  const idOf = (option: number) => `${listId}-${option}`;

  function moved(key: string): number | undefined {
    if (count === 0) return undefined;
    return moves[key]?.(at, count) ?? (at < 0 ? undefined : jumps[key]?.(count));
  }
  function handleKey(event: KeyboardEvent) {
    const next = moved(event.key);
    if (next !== undefined) {
      setActive(next);
      setDismissed(false);
    } else if (event.key === "Enter" && at >= 0) onChoose(at);
    else if (event.key === "Escape" && isOpen) setDismissed(true);
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    /** Of the list, whose role is listbox. */
    listId,
    /** Another text begins anew. */
    reset() {
      setActive(-1);
      setDismissed(false);
    },
    field: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": at < 0 ? undefined : idOf(at),
      onKeyDown: handleKey,
    } as const,
    option: (option: number) =>
      ({ id: idOf(option), role: "option", tabIndex: -1, "aria-selected": option === at }) as const,
  };
}
