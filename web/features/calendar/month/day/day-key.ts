import { addDays, addMonths, monthOf, placeInWeek, sameDayIn } from "#web/features/calendar/time/days.ts";

/** Returns the day that a key leads to, or undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  if (key === "ArrowLeft") return addDays(day, -1);
  if (key === "ArrowRight") return addDays(day, 1);
  if (key === "ArrowUp") return addDays(day, -7);
  if (key === "ArrowDown") return addDays(day, 7);
  if (key === "Home") return addDays(day, -placeInWeek(day));
  if (key === "End") return addDays(day, 6 - placeInWeek(day));
  if (key === "PageUp") return sameDayIn(addMonths(monthOf(day), -1), day);
  if (key === "PageDown") return sameDayIn(addMonths(monthOf(day), 1), day);
  return undefined;
}
