import { useTeam } from "#web/api/team.ts";

/** The game of a player or a result. A team with only one needn't say which. */
export function GameName({ game, className }: { game: string | null; className: string }) {
  const { games } = useTeam();
  return game !== null && games.length > 1 ? <span className={className}>{game}</span> : null;
}
