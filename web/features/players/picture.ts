import { type Palette, portraitPath } from "#contract/art.ts";
import type { Player } from "#contract/players.ts";
import { team } from "#team.config.ts";

type Portrait = { palette: Palette; step: number };

/**
 * A player's own picture, else the team file's for a known gamertag, else a portrait drawn from the gamertag, as tall as
 * the step of the skyline it stands on.
 */
export function pictureOf(player: Player, { palette, step }: Portrait, known = team.playerPictures): string {
  return player.imageUrl ?? knownPicture(player.gamertag, known) ?? portraitPath(player.gamertag, palette, step);
}

function knownPicture(gamertag: string, known: Record<string, string>): string | undefined {
  const tag = gamertag.toLowerCase();
  return Object.entries(known).find(([name]) => name.toLowerCase() === tag)?.[1];
}
