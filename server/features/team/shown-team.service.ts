import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Feature, Filling } from "#server/feature.ts";
import { withSponsorsOf } from "./facts.format.ts";

/** What fills sections of the home page. */
export const fillingsOf = (features: readonly Feature[]): Filling[] => features.flatMap(({ fills }) => fills ?? []);

/**
 * Returns the facts that pages are made from: without sponsors whose last day is over, and, unless the team shows them, without
 * sections of the home page that have no entries. So their headings and all links to them are gone too.
 */
export async function shownTeam(
  db: Database,
  { team, fillings }: { team: Team; fillings: readonly Filling[] },
  now?: Date,
): Promise<Team> {
  const { home, ...others } = withSponsorsOf(team, now);
  if (home.showsEmpty) return { ...others, home };
  const listed = fillings.filter(({ section }) => home.sections.includes(section));
  const counts = await Promise.all(listed.map(({ count }) => count(db)));
  const empty = listed.filter((_, index) => counts[index] === 0).map(({ section }) => section);
  return { ...others, home: { ...home, sections: home.sections.filter((section) => !empty.includes(section)) } };
}
