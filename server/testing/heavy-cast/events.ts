import { eventCategories, eventPriorities } from "#contract/calendar/constants.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

const titles = [
  "Scrim",
  "Pennine Trios Invitational presented by the Upper Sample-on-the-Wold Chamber of Commerce, Grand Final of the Second Spl",
  "Weekly meeting of everybody who may be on camera",
  "VOD review: Rindfleischetikettierungsüberwachungsaufgabenübertragung",
  "1:1",
  "Filming day, second unit",
  "Solo Series Europe, Heat B",
];
const places = [
  "Online, EU servers",
  "",
  "Example Hall, Sampleton",
  "https://meet.example/summit-weekly-meeting-of-everybody-who-may-be-on-camera-room-of-the-second-floor",
];
const colors = ["#f59e0b", "#ff8674", "#7fd1a0", "#8fbcec", "#000000", "#ffffff"];
const agenda =
  "Lobby codes an hour before. Bring the notes of last week, the drop map of this patch and one thing that you would do otherwise.\n\nStream: https://twitch.example/summit";

/** Days, counted from today, on which events pile up, and how many there are. */
const crowded: readonly (readonly [day: number, events: number])[] = [
  [0, 12],
  [1, 7],
  [3, 24],
  [10, 5],
];

/** Returns three hundred events from half a year ago to half a year ahead. */
export function heavyEvents(today: Date): CreateEventRequest[] {
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs;
  const piled = crowded.flatMap(([day, events]) => Array.from({ length: events }, (_, index) => ({ day, index })));
  const spread = Array.from({ length: 300 - piled.length }, (_, index) => ({
    day: Math.floor(index * 1.45) - 182,
    index,
  }));
  return [...piled, ...spread].map((slot, number) => eventOn(midnight, { ...slot, number }));
}

type Slot = { day: number; index: number; number: number };

function eventOn(midnight: number, { day, index, number }: Slot): CreateEventRequest {
  const isAllDay = number % 5 === 4;
  const days = number % 11 === 10 ? 1 + (number % 9) : 0;
  const start = midnight + day * dayMs + (isAllDay ? 0 : (8 * 60 + ((index * 35) % 840)) * minuteMs);
  const end = start + days * dayMs + (isAllDay ? 0 : (30 + 30 * (number % 5)) * minuteMs);
  return {
    title: titles[number % titles.length] ?? "Scrim",
    description: number % 3 ? "" : agenda,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    isAllDay,
    color: colors[number % colors.length],
    category: eventCategories[number % eventCategories.length] ?? "other",
    priority: eventPriorities[number % eventPriorities.length],
    location: places[number % places.length],
    isPublic: number % 6 !== 5,
  };
}
