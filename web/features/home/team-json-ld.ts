import type { Team } from "#contract/team.ts";
import { jsonLdText } from "#web/ui/format/json-ld.ts";

/** Returns schema.org data about the team for search engines, as JSON that can't end its script element. */
export function teamJsonLd({ team, siteUrl }: { team: Team; siteUrl: string }): string {
  const facts = {
    "@context": "https://schema.org",
    "@type": "SportsTeam",
    name: team.name,
    description: team.description,
    url: new URL("/", siteUrl).href,
    sport: team.games.length === 1 ? team.games[0]?.name : team.games.map(({ name }) => name),
    ...(team.logo && { logo: new URL(team.logo, siteUrl).href }),
    slogan: team.tagline,
    email: team.contactEmail,
    foundingDate: team.founded,
    location: { "@type": "Place", name: team.location },
    sameAs: team.socials.map(({ url }) => url),
  };
  return jsonLdText(facts);
}
