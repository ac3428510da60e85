import { type Palette, portraitPath, smallPortraitPath } from "#contract/art/art.ts";
import type { Player } from "#contract/players/schemas.ts";
import { team } from "#web/team.ts";

type Portrait = { palette: Palette; step: number };

/**
 * A player's own picture, else the team file's for a known gamertag, else a portrait drawn from the gamertag, as tall as
 * the step of the skyline it stands on.
 */
export function pictureOf(player: Player, { palette, step }: Portrait, known = team.playerPictures): string {
  return player.imageUrl ?? knownPicture(player.gamertag, known) ?? portraitPath(player.gamertag, palette, step);
}

/** The same where it is shown small. */
export const smallPictureOf = ({ gamertag, imageUrl }: Pick<Player, "gamertag" | "imageUrl">, palette: Palette) =>
  imageUrl ?? knownPicture(gamertag, team.playerPictures) ?? smallPortraitPath(gamertag, palette);

function knownPicture(gamertag: string, known: Record<string, string>): string | undefined {
  const tag = gamertag.toLowerCase();
  return Object.entries(known).find(([name]) => name.toLowerCase() === tag)?.[1];
}
