import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/portraits.ts";
import type { Player } from "#contract/players/schemas.ts";
import type { Team } from "#contract/team.ts";

type Portrait = { palette: Palette; step: number };
type Pictured = Pick<Player, "gamertag" | "imageUrl">;
type Known = Team["playerPictures"];

/** A picture's address, and the drawn one to show if it doesn't load. */
export type Shown = { src: string; drawn: string };

/**
 * Returns a player's own picture, or the team file's for their gamertag, or else a portrait drawn from the gamertag, as tall as
 * its step in the skyline.
 */
export const playerPictureOf = (player: Pictured, { palette, step }: Portrait, known: Known): Shown =>
  shown(player, portraitPath(player.gamertag, palette, step), known);

/** Returns a player's picture for small sizes. */
export const smallPictureOf = (player: Pictured, palette: Palette, known: Known): Shown =>
  shown(player, smallPortraitPath(player.gamertag, palette), known);

const shown = ({ imageUrl, gamertag }: Pictured, drawn: string, known: Known): Shown => ({
  src: imageUrl ?? knownPicture(gamertag, known) ?? drawn,
  drawn,
});

function knownPicture(gamertag: string, known: Known): string | undefined {
  const tag = gamertag.toLowerCase();
  return Object.entries(known).find(([name]) => name.toLowerCase() === tag)?.[1];
}
