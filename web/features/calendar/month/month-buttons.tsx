import { ChevronLeft, ChevronRight } from "lucide-react";
import { addMonths } from "#web/features/calendar/time/days.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Month } from "./use-month.ts";

type MonthButtonsProps = { month: Month; small?: boolean; onToday: () => void };

/** Buttons to change the month. */
export const MonthButtons = ({ month, small, onToday }: MonthButtonsProps) => {
  const look = { variant: "secondary", small } as const;
  return (
    <>
      <Button {...look} aria-label="Previous month" onClick={() => month.show(addMonths(month.month, -1))}>
        <ChevronLeft className="icon" />
      </Button>
      <Button {...look} aria-label="Next month" onClick={() => month.show(addMonths(month.month, 1))}>
        <ChevronRight className="icon" />
      </Button>
      <Button {...look} onClick={onToday}>
        Today
      </Button>
    </>
  );
};
