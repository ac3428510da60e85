import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { focusCalendar, panelId } from "#web/features/calendar/view/use-calendar-selection.ts";
import "./calendar-panel.css";

type CalendarPanelProps = {
  title: string;
  /** Identifies the content. New content moves the focus back to the heading. */
  contentKey: string;
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the month. The focus starts at its heading, and Escape closes it. */
export function CalendarPanel({ title, contentKey, onClose, children }: CalendarPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other content, the heading must be focused again
  useEffect(() => heading.current?.focus(), [contentKey]);
  useLayoutEffect(() => returnFocus, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  }
  return (
    <section className="calendar-panel" id={panelId} aria-labelledby={titleId} onKeyDown={handleKey}>
      <div className="calendar-panel__top">
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" className="calendar-panel__close" aria-label="Close" onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      {children}
    </section>
  );
}

/** Returns the focus to the calendar, because the panel may be removed while it has the focus. */
function returnFocus() {
  if (document.activeElement?.closest(`#${panelId}`)) focusCalendar();
}
