import type { SectionId } from "#web/router/element-ids.ts";
import "./game-filter.css";

type Filter = {
  /** The games that have entries. */
  games: readonly string[];
  /** Undefined while all entries are shown. */
  chosen: string | undefined;
};

/** With fewer than two games there's nothing to choose, and a game without entries here is chosen for another section. */
export const filterOf = (games: readonly string[], chosen: string | undefined): Filter => ({
  games,
  chosen: games.length > 1 && chosen !== undefined && games.includes(chosen) ? chosen : undefined,
});

export const isShown = (game: string | null, { chosen }: Filter) => chosen === undefined || game === chosen;

type GameFilterProps = Filter & {
  /** What is filtered, such as Roster. */
  name: string;
  section: SectionId;
};

/** Links that show the entries of one game, at an address of their own. */
export function GameFilter({ name, section, games, chosen }: GameFilterProps) {
  if (games.length < 2) return null;
  const link = (game?: string) => (
    <li key={game ?? ""}>
      <a
        href={game === undefined ? `/#${section}` : `/?game=${encodeURIComponent(game)}#${section}`}
        aria-current={game === chosen || undefined}
      >
        {game ?? "All games"}
      </a>
    </li>
  );
  return (
    <nav className={`game-filter game-filter--${section}`} aria-label={`${name} by game`}>
      <ul>
        {link()}
        {games.map((game) => link(game))}
      </ul>
    </nav>
  );
}
