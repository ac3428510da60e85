import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { focusCalendar, panelId } from "#web/features/calendar/view/use-selection.ts";
import "./panel.css";

type PanelProps = {
  title: string;
  /** What it shows: with another the keyboard stands at its top again. */
  contentKey: string;
  onClose: () => void;
  children: ReactNode;
};

/** What stands open beside the month. The keyboard starts at its heading; Escape closes it. */
export function Panel({ title, contentKey, onClose, children }: PanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same heading says something else then
  useEffect(() => heading.current?.focus(), [contentKey]);
  useLayoutEffect(() => giveFocusBack, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  }
  return (
    <section className="panel" id={panelId} aria-labelledby={titleId} onKeyDown={handleKey}>
      <div className="panel__top">
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" className="panel__close" aria-label="Close" onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      {children}
    </section>
  );
}

/** What it shows may go by itself, while the keyboard stands in it. */
function giveFocusBack() {
  if (document.activeElement?.closest(`#${panelId}`)) focusCalendar();
}
