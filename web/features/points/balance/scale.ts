import type { RewardItem } from "#contract/points/schemas.ts";

type Priced = Pick<RewardItem, "id" | "name" | "price">;

/** The smallest distance between labels, as a percentage of the scale. Wide pages show names, narrow ones only prices. */
const gaps = { wide: 10, narrow: 20 };

/** Returns a position as a percentage of the scale. The square root makes small balances visible too. */
const placeOf = (points: number, most: number) => Math.min(100, Math.sqrt(points / most) * 100);

/** A price of more than a hundred times the balance would push "You" to the bottom of the scale. */
const within = 100;

/** Returns the rewards to show on the scale: those within reach of the balance, and always the next one. */
function inSight(sorted: Priced[], points: number): Priced[] {
  const next = sorted.find(({ price }) => price > points)?.price ?? 0;
  return points > 0 ? sorted.filter(({ price }) => price <= Math.max(next, points * within)) : sorted;
}

/** Returns the position of each price's first reward, whether it has room for a label, and how much. Undefined if nothing costs anything. */
export function scaleOf(items: Priced[], points: number) {
  const byPrice = items
    .toSorted((one, other) => one.price - other.price)
    .filter(({ price }, index, sorted) => price !== sorted[index - 1]?.price);
  const sorted = inSight(byPrice, points);
  const dearest = sorted.at(-1)?.price ?? 0;
  if (dearest === 0) return undefined;
  const places = sorted.map(({ price }) => placeOf(price, dearest));
  const wide = labelled(places, gaps.wide);
  const narrow = labelled(places, gaps.narrow);
  const marks = sorted.map((item, index) => ({
    ...item,
    place: places[index] ?? 0,
    isLabelled: { wide: wide.includes(index), narrow: narrow.includes(index) },
    room: roomFor(index, wide, places),
    isLast: index === sorted.length - 1,
  }));
  return { you: placeOf(points, dearest), marks };
}

/** Picks the labels that don't overlap. Expects positions in ascending order. The last one always gets a label, to its left. */
function labelled(places: number[], gap: number): number[] {
  const last = places.length - 1;
  const chosen: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = chosen.at(-1);
    const isClear = before === undefined || place - (places[before] ?? 0) >= gap;
    if (index === last || (isClear && 100 - place >= 2 * gap)) chosen.push(index);
  }
  return chosen;
}

/** Returns the room until the next label. The last two share the space between them. */
function roomFor(index: number, chosen: number[], places: number[]): number {
  const turn = chosen.indexOf(index);
  const lastTurn = chosen.length - 1;
  const at = (which: number) => places[chosen[which] ?? -1] ?? 0;
  if (turn < 0) return 0;
  if (turn === lastTurn) return turn === 0 ? 100 : (at(turn) - at(turn - 1)) / 2;
  return turn === lastTurn - 1 ? (at(turn + 1) - at(turn)) / 2 : at(turn + 1) - at(turn);
}
