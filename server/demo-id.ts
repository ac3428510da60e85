const kinds = ["players", "achievements", "videos", "news", "rewards", "events"] as const;

/** The same id for the same piece of demonstration content on every site, so that links to it can be shown and tested. */
export function demoId(kind: (typeof kinds)[number], number: number): string {
  const tail = String(kinds.indexOf(kind) + 1).padStart(4, "0") + String(number).padStart(8, "0");
  return `01980000-0000-7000-8000-${tail}`;
}
