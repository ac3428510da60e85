import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/art.ts";
import { team } from "#web/team.ts";

/** Those whose ground stands out from both of the page's. */
const grounds: Palette[] = ["moor", "slate", "peat"];

const { leadership } = team.about;
const { chiefs, heads } = team.management;
const everybody = [...new Set([...leadership, ...chiefs, ...heads].map(({ name }) => name))];

/** A person's colours are the same on every page. */
const paletteOf = (name: string) => grounds[everybody.indexOf(name) % grounds.length] ?? "moor";

const plainStep = 0;
export const portraitOf = (name: string) => portraitPath(name, paletteOf(name), plainStep);
export const smallPortraitOf = (name: string) => smallPortraitPath(name, paletteOf(name));
