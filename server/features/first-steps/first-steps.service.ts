import { notBetween } from "drizzle-orm";
import type { FirstSteps } from "#contract/first-steps/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Feature } from "#server/feature.ts";
import { demoIds } from "#server/features/demonstration/demo-id.format.ts";
import { countDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { getSiteIcon } from "#server/features/site-icon/site-icon.service.ts";
import { isSwitchOn } from "#server/features/switches/switches.service.ts";
import { hasPublishedFacts } from "#server/features/team/team.service.ts";

type Shown = { features: readonly Feature[]; team: Team };

/** Returns which parts of the site are this team's own rather than demonstration content. */
export async function getFirstSteps(db: Database, { features, team }: Shown): Promise<FirstSteps> {
  const demonstration = await countDemonstration(db, features);
  return {
    isNew: team.isDemonstration && (await isSwitchOn(db, "setup")) && !(await hasPublishedFacts(db)),
    hasOwnTeam: !team.isDemonstration,
    hasDemonstration: Object.values(demonstration).some((count) => count > 0),
    demonstration,
    hasOwnPlayer: (await db.$count(players, notBetween(players.id, ...demoIds("players")))) > 0,
    hasOwnArticle: (await db.$count(news, notBetween(news.id, ...demoIds("news")))) > 0,
    hasOwnIcon: (await getSiteIcon(db)).url !== null,
  };
}
