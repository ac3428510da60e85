import { useState } from "react";
import { useTeam } from "#web/api/team.ts";
import { addMonths, monthOf, weeksOf } from "#web/features/calendar/time/days.ts";

type Address = { day?: string | undefined; month?: string | undefined; onMonth: (month: string) => void };

/** Keeps which month is shown, in the address if there is one for it, and which of its days is the tab stop. */
export function useMonth(today: string, address?: Address) {
  const asked = placeIn(address) ?? { month: monthOf(today) };
  const [place, setPlace] = useState<Place>(asked);
  const [followed, setFollowed] = useState(asked.month);
  if (asked.month !== followed) {
    setFollowed(asked.month); // by the browser's Back, or by what follows below
    if (asked.month !== place.month) setPlace(asked);
  }
  const { month } = place;
  const weeks = weeksOf(month, useTeam().weekStart);
  const isShown = place.day && weeks.some((week) => place.day && week.includes(place.day));
  const firstChoice = monthOf(today) === month ? today : `${month}-01`;

  function show(next: Place) {
    setPlace(next);
    if (next.month !== month) address?.onMonth(next.month);
  }
  return {
    month,
    weeks,
    day: (isShown && place.day) || firstChoice,
    show: (next: string) => show({ month: next }),
    /** Also shows the day's month. */
    goTo: (day: string) => show({ month: addMonths(monthOf(day), 0), day }),
    /** For any day shown, even those before and after the month. */
    pick: (day: string) => setPlace({ month, day }),
  };
}

type Place = { month: string; day?: string };

function placeIn({ day = "", month = "" }: Partial<Address> = {}): Place | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return isDay && monthOf(day) === month ? { month, day } : { month };
  return isDay ? { month: monthOf(day), day } : undefined;
}

export type Month = ReturnType<typeof useMonth>;
