import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Month } from "#web/features/calendar/month/use-month.ts";
import { addMonths } from "#web/features/calendar/time/days.ts";
import { Key } from "#web/ui/actions/button.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { headingId } from "./use-selection.ts";
import "./calendar-head.css";

/** The month as the page's title. The server, which knows no today, leaves its place empty. */
export function CalendarHead({ month, children }: { month?: string; children?: ReactNode }) {
  const [name, year] = month ? formatMonth(month).split(" ") : [];
  return (
    <div className="phead calhead">
      <h1 id={headingId} tabIndex={-1}>
        <span className="vh">Team calendar{month && ": "}</span>
        <span aria-live="polite">
          {name} {year && <span className="calhead__year">{year}</span>}
        </span>
      </h1>
      {children}
    </div>
  );
}

type CalendarKeysProps = { month: Month; onToday: () => void; onAdd: (() => void) | undefined };

/** Through the months, and to a new event. */
export const CalendarKeys = ({ month, onToday, onAdd }: CalendarKeysProps) => (
  <div className="calkeys">
    <Key face="lift" aria-label="Previous month" onClick={() => month.show(addMonths(month.month, -1))}>
      <ChevronLeft className="icon" />
    </Key>
    <Key face="lift" aria-label="Next month" onClick={() => month.show(addMonths(month.month, 1))}>
      <ChevronRight className="icon" />
    </Key>
    <Key face="lift" onClick={onToday}>
      Today
    </Key>
    {onAdd && (
      <Key aria-haspopup="dialog" onClick={onAdd}>
        Add Event
      </Key>
    )}
  </div>
);
