import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/portraits.ts";
import type { Person, Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import "./portrait.css";

type PortraitProps = { person: Person; isSmall?: boolean; loading?: "lazy" };

/** Someone's photo, or else a drawn portrait, which is the same on every page and only decorates the name beside it. */
export function Portrait({ person: { name, picture }, isSmall, loading }: PortraitProps) {
  const palette = paletteOf(name, useTeam());
  if (picture) return <img className="person-photo" src={picture} alt={name} loading={loading} />;
  const drawn = isSmall ? smallPortraitPath(name, palette) : portraitPath(name, palette, plainStep);
  return <img src={drawn} alt="" loading={loading} />;
}

/** Palettes that stand out on both of the page's backgrounds. */
const grounds: Palette[] = ["moor", "slate", "peat"];
const plainStep = 0;

/** People who follow each other have different ones. */
function paletteOf(name: string, { about, management }: Team): Palette {
  const everybody = [...about.leadership, ...management.chiefs, ...management.heads];
  const names = [...new Set(everybody.map((each) => each.name))];
  return grounds[names.indexOf(name) % grounds.length] ?? "moor";
}
