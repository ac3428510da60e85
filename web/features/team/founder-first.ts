import type { Person } from "#contract/team.ts";

export const founderFirst = (people: Person[]): Person[] => [
  ...people.filter(({ isFounder }) => isFounder),
  ...people.filter(({ isFounder }) => !isFounder),
];
