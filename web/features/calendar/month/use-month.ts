import { useState } from "react";
import { addMonths, monthOf, weeksOf } from "#web/features/calendar/time/days.ts";

/** Keeps which month is shown, and which of its days is the tab stop. */
export function useMonth(today: string, asked?: string) {
  const [place, setPlace] = useState<{ month: string; day?: string } | undefined>(
    asked && /^\d{4}-\d\d-\d\d$/.test(asked) ? { month: monthOf(asked), day: asked } : undefined,
  );
  const month = place?.month ?? monthOf(today);
  const weeks = weeksOf(month);
  const isShown = place?.day && weeks.some((week) => place.day && week.includes(place.day));
  const firstChoice = monthOf(today) === month ? today : `${month}-01`;
  return {
    month,
    weeks,
    day: (isShown && place?.day) || firstChoice,
    show: (next: string) => setPlace({ month: next }),
    /** Also shows the day's month. */
    goTo: (day: string) => setPlace({ month: addMonths(monthOf(day), 0), day }),
    /** For any day shown, even those before and after the month. */
    pick: (day: string) => setPlace({ month, day }),
  };
}

export type Month = ReturnType<typeof useMonth>;
