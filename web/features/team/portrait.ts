import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/portraits.ts";
import type { Person, Team } from "#contract/team.ts";

/** Palettes that stand out on both of the page's backgrounds. */
const grounds: Palette[] = ["moor", "slate", "peat"];

/** Returns functions that give people's photos, or else their drawn portraits, which are the same on every page. */
export function portraitsOf({ about, management }: Team) {
  const everybody = [...about.leadership, ...management.chiefs, ...management.heads];
  const names = [...new Set(everybody.map(({ name }) => name))];
  const paletteOf = (name: string) => grounds[names.indexOf(name) % grounds.length] ?? "moor";
  return {
    portraitOf: ({ name, picture }: Person) => picture || portraitPath(name, paletteOf(name), plainStep),
    smallPortraitOf: ({ name, picture }: Person) => picture || smallPortraitPath(name, paletteOf(name)),
  };
}

/** A photo shows who somebody is. A drawn portrait only decorates the name beside it. */
export const photoAlt = ({ name, picture }: Person) => (picture ? name : "");

const plainStep = 0;

export const founderFirst = (people: Person[]): Person[] => [
  ...people.filter(({ isFounder }) => isFounder),
  ...people.filter(({ isFounder }) => !isFounder),
];
