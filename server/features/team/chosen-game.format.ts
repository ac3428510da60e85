import { gameTexts, playedGame } from "#contract/team/played-games.ts";
import type { Team } from "#contract/team.ts";
import { invalidInput } from "#server/errors.ts";

/**
 * Returns a chosen game as the team writes it; undefined if the choice was left out. The one that's stored may stay, even if the
 * team has stopped playing it. Throws invalidInput for any other.
 */
export function chosenGame<Game extends string | null | undefined>(
  game: Game,
  { before = null, team }: { before?: string | null; team: Team },
): Game | string {
  if (typeof game !== "string") return game;
  const played = playedGame(game, team);
  if (played === null && game !== before) throw invalidInput(gameTexts.notPlayed, { game: gameTexts.notPlayed });
  return played ?? game;
}
