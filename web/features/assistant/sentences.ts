const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Spells out small counts, as in a sentence: 8 is `eight`, 13 is `13`. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** Joins items as `a, b and c` or `a, b or c`. */
export const listed = (items: string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat("en-GB", { type }).format(items);

/** Formats 1 as `1st`, 22 as `22nd`, 113 as `113th`. */
export function ordinal(position: number): string {
  const isTeen = Math.trunc(position / 10) % 10 === 1;
  const ending = isTeen ? undefined : ["th", "st", "nd", "rd"][position % 10];
  return `${position}${ending ?? "th"}`;
}
