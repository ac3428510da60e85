import { resultPath } from "#contract/achievements/result-path.ts";
import type { Schedule } from "#contract/calendar/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { findResultsOf } from "#server/features/achievements/results.service.ts";
import { listScheduled } from "#server/features/calendar/upcoming-events.service.ts";

/** Lists the team's matches and tournaments, those that have been with their results. */
export async function getSchedule(
  db: Database,
  team: Pick<Team, "name" | "timeZone">,
  now = new Date(),
): Promise<Schedule> {
  const { next, past } = await listScheduled(db, team, now);
  const results = await findResultsOf(db, past, team);
  const pathOf = (id: string) => {
    const result = results.get(id);
    return result ? resultPath(result) : null;
  };
  return { next, past: past.map((event) => ({ ...event, resultPath: pathOf(event.id) })) };
}
