/** More than these are counted, and shown when the day is opened. */
const mostInCell = 2;

/** An event in the cell of a day. */
export type Lane<Event> = {
  event: Event;
  /** It stands in the cell before, too. */
  isContinued: boolean;
  /** Over how many cells of its week it goes from this one on. */
  cells: number;
};

/** What each cell of a week shows, from top to bottom: what lasts several days is in the same place on each of them. */
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
