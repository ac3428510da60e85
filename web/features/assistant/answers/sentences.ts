const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Small counts in words, as in a sentence: 8 is `eight`, 13 is `13`. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** `a, b and c` or, with another word, `a, b or c`. */
export function listed(items: string[], word: "and" | "or" = "and"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** 1 is `1st`, 22 is `22nd`, 113 is `113th`. */
export function ordinal(position: number): string {
  const isTeen = Math.trunc(position / 10) % 10 === 1;
  const ending = isTeen ? undefined : ["th", "st", "nd", "rd"][position % 10];
  return `${position}${ending ?? "th"}`;
}
