import type { Person, Team } from "#contract/team.ts";

/** Everybody whom the team presents. Someone with several posts is in it several times. */
export const peopleIn = ({ about, management }: Team): Person[] => [
  ...about.leadership,
  ...management.chiefs,
  ...management.heads,
];
