import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./tabs.css";

type Tab<Id extends string> = { id: Id; name: string; badge?: ReactNode; panel: ReactNode };
type TabsProps<Id extends string> = {
  /** Labels the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Tabs with one visible panel. Hidden panels stay mounted, so that nothing typed in them is lost. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const tabId = (id: Id) => `${base}-tab-${id}`;
  const panelId = (id: Id) => `${base}-panel-${id}`;

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = placeAfter(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ id, name, badge }) => (
          <button
            key={id}
            type="button"
            className="tab"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name} {badge}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          className="tabpanel"
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** Returns the index that a key leads to in a row of `count`, wrapping around. Undefined for other keys. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
