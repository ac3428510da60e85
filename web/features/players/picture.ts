import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/art.ts";
import type { Player } from "#contract/players/schemas.ts";
import { team } from "#web/team.ts";

type Portrait = { palette: Palette; step: number };
type Pictured = Pick<Player, "gamertag" | "imageUrl">;

/** What a picture shows, and what is drawn instead where it doesn't load. */
export type Shown = { src: string; drawn: string };

/**
 * A player's own picture, else the team file's for a known gamertag, else a portrait drawn from the gamertag, as tall as
 * the step of the skyline it stands on.
 */
export const pictureOf = (player: Pictured, { palette, step }: Portrait, known = team.playerPictures): Shown =>
  shown(player, portraitPath(player.gamertag, palette, step), known);

/** The same where it is shown small. */
export const smallPictureOf = (player: Pictured, palette: Palette): Shown =>
  shown(player, smallPortraitPath(player.gamertag, palette), team.playerPictures);

const shown = ({ imageUrl, gamertag }: Pictured, drawn: string, known: Record<string, string>): Shown => ({
  src: imageUrl ?? knownPicture(gamertag, known) ?? drawn,
  drawn,
});

function knownPicture(gamertag: string, known: Record<string, string>): string | undefined {
  const tag = gamertag.toLowerCase();
  return Object.entries(known).find(([name]) => name.toLowerCase() === tag)?.[1];
}
