import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Month } from "#web/features/calendar/month/use-month.ts";
import { addMonths } from "#web/features/calendar/time/days.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { headingId } from "./use-calendar-selection.ts";
import "./calendar-head.css";

/** The month as the page's title. The server doesn't know today's date, so it leaves the title empty. */
export function CalendarHead({ month, children }: { month?: string; children?: ReactNode }) {
  const [name, year] = month ? formatMonth(month).split(" ") : [];
  return (
    <div className="page-head calendar-head">
      <h1 id={headingId} tabIndex={-1}>
        <span className="visually-hidden">Team calendar{month && ": "}</span>
        <span aria-live="polite">
          {name} {year && <span className="calendar-head__year">{year}</span>}
        </span>
      </h1>
      {children}
    </div>
  );
}

type CalendarButtonsProps = {
  month: Month;
  onToday: () => void;
  onAdd: (() => void) | undefined;
  children: ReactNode;
};

/** Buttons to change the month and to add an event. */
export const CalendarButtons = ({ month, onToday, onAdd, children }: CalendarButtonsProps) => (
  <div className="calendar-buttons">
    <Button variant="secondary" aria-label="Previous month" onClick={() => month.show(addMonths(month.month, -1))}>
      <ChevronLeft className="icon" />
    </Button>
    <Button variant="secondary" aria-label="Next month" onClick={() => month.show(addMonths(month.month, 1))}>
      <ChevronRight className="icon" />
    </Button>
    <Button variant="secondary" onClick={onToday}>
      Today
    </Button>
    {children}
    {onAdd && (
      <Button aria-haspopup="dialog" onClick={onAdd}>
        Add Event
      </Button>
    )}
  </div>
);
