import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/portraits.ts";
import type { Person } from "#contract/team.ts";
import { team } from "#web/team.ts";

/** Palettes that stand out on both of the page's backgrounds. */
const grounds: Palette[] = ["moor", "slate", "peat"];

const { leadership } = team.about;
const { chiefs, heads } = team.management;
const everybody = [...new Set([...leadership, ...chiefs, ...heads].map(({ name }) => name))];

/** Returns a person's palette, which is the same on every page. */
const paletteOf = (name: string) => grounds[everybody.indexOf(name) % grounds.length] ?? "moor";

const plainStep = 0;
export const portraitOf = (name: string) => portraitPath(name, paletteOf(name), plainStep);
export const smallPortraitOf = (name: string) => smallPortraitPath(name, paletteOf(name));

export const founderFirst = (people: Person[]): Person[] => [
  ...people.filter(({ isFounder }) => isFounder),
  ...people.filter(({ isFounder }) => !isFounder),
];
