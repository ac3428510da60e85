import { resultPath } from "#contract/achievements/result-path.ts";
import { placementOf } from "#contract/achievements/results.ts";
import type { Result } from "#contract/achievements/schemas.ts";
import type { Team } from "#contract/team.ts";
import { jsonLdText } from "#web/ui/format/json-ld.ts";

/**
 * Returns schema.org data about a result for search engines, as JSON that can't end its script element. It names the players who have
 * a page of their own, and no other.
 */
export function resultJsonLd(result: Result, { team, siteUrl }: { team: Team; siteUrl: string }): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const { title, event, organiser, startedOn, date, players } = result;
  const facts = {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: title,
    description: `${team.name}: ${placementOf(result)}`,
    url: absolute(resultPath(result)),
    startDate: startedOn ?? date,
    endDate: date,
    ...(event && { superEvent: { "@type": "SportsEvent", name: event } }),
    ...(organiser && { organizer: { "@type": "Organization", name: organiser } }),
    competitor: [
      { "@type": "SportsTeam", name: team.name, url: absolute("/") },
      ...players
        .filter(({ slug }) => slug !== null)
        .map(({ gamertag, slug }) => ({ "@type": "Person", name: gamertag, url: absolute(`/players/${slug}`) })),
    ],
  };
  return jsonLdText(facts);
}
