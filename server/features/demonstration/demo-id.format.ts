const kinds = ["players", "achievements", "videos", "news", "rewards", "events"] as const;
export type DemoKind = (typeof kinds)[number];

const idOf = (kind: DemoKind, tail: string) =>
  `01980000-0000-7000-8000-${String(kinds.indexOf(kind) + 1).padStart(4, "0")}${tail}`;

/** Returns the id of a piece of demonstration content, the same on every site, so that links to it can be shown and tested. */
export const demoId = (kind: DemoKind, number: number): string => idOf(kind, String(number).padStart(8, "0"));

/** Returns the first and last id that demonstration content of this kind may have, in any release. */
export const demoIds = (kind: DemoKind): [first: string, last: string] => [
  idOf(kind, "00000000"),
  idOf(kind, "ffffffff"),
];
