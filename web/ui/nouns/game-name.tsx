import { playedGame } from "#contract/team/played-games.ts";
import { useTeam } from "#web/api/team.ts";

/** The game of a player or a result, if the team plays it. A team with only one needn't say which. */
export function GameName({ game, className }: { game: string | null; className: string }) {
  const team = useTeam();
  const played = team.games.length > 1 ? playedGame(game, team) : null;
  return played && <span className={className}>{played}</span>;
}
