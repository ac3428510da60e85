/** Further events are only counted, and shown when the day is opened. */
const mostInCell = 2;

/** An event in a day's cell. */
export type Lane<Event> = {
  event: Event;
  /** Whether it continues from the previous cell. */
  isContinued: boolean;
  /** How many cells of the week it spans, from this one on. */
  cells: number;
};

/** Returns what each cell of a week shows, from top to bottom. An event of several days keeps the same lane on each of them. */
export function lanesOf<Event>(week: string[], on: (day: string) => Event[]): (Lane<Event> | undefined)[][] {
  const shown: (Event | undefined)[][] = week.map(() => Array.from({ length: mostInCell }));
  for (const event of new Set(week.flatMap(on))) {
    const columns = week.flatMap((day, column) => (on(day).includes(event) ? [column] : []));
    if (columns.length < 2) continue;
    const free = (lane: number) => columns.every((column) => shown[column]?.[lane] === undefined);
    const lane = Array.from({ length: mostInCell }, (_, at) => at).find(free);
    if (lane !== undefined) for (const column of columns) shown[column]?.splice(lane, 1, event);
  }
  for (const [column, day] of week.entries()) {
    const rest = on(day).filter((event) => !shown[column]?.includes(event));
    shown[column] = shown[column]?.map((event) => event ?? rest.shift()) ?? [];
  }
  return shown.map((cell, column) => cell.map((event, lane) => event && laneOf(event, shown, { column, lane })));
}

type Slot = { column: number; lane: number };

function laneOf<Event>(event: Event, shown: (Event | undefined)[][], { column, lane }: Slot): Lane<Event> {
  const isIn = (at: number) => shown[at]?.[lane] === event;
  let cells = 1;
  while (isIn(column + cells)) cells += 1;
  return { event, isContinued: isIn(column - 1), cells };
}
