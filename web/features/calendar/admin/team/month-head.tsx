import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Month } from "#web/features/calendar/month/use-month.ts";
import { addMonths } from "#web/features/calendar/time/days.ts";
import { headingId } from "#web/features/calendar/view/use-selection.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";

/** The month's name, with buttons to change it. */
export const MonthHead = ({ month, onToday }: { month: Month; onToday: () => void }) => (
  <div className="team-calendar__head">
    <h3 id={headingId} tabIndex={-1} aria-live="polite">
      {formatMonth(month.month)}
    </h3>
    <Button
      variant="secondary"
      small
      aria-label="Previous month"
      onClick={() => month.show(addMonths(month.month, -1))}
    >
      <ChevronLeft className="icon" />
    </Button>
    <Button variant="secondary" small aria-label="Next month" onClick={() => month.show(addMonths(month.month, 1))}>
      <ChevronRight className="icon" />
    </Button>
    <Button variant="secondary" small onClick={onToday}>
      Today
    </Button>
  </div>
);
