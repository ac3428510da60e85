import { playerPath } from "#contract/player-pages/player-path.ts";
import type { PlayerPage } from "#contract/player-pages/schemas.ts";
import type { Team } from "#contract/team.ts";
import { jsonLdText } from "#web/ui/format/json-ld.ts";

/** Returns schema.org data about a player for search engines, as JSON that can't end its script element. */
export function playerJsonLd({ player }: PlayerPage, { team, siteUrl }: { team: Team; siteUrl: string }): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const { gamertag, realName, role, bio, imageUrl, slug, isFormer, twitterUrl, twitchUrl, youtubeUrl } = player;
  const teamFacts = { "@type": "SportsTeam", name: team.name, url: absolute("/") };
  const facts = {
    "@context": "https://schema.org",
    "@type": "Person",
    name: realName ?? gamertag,
    alternateName: gamertag,
    jobTitle: role,
    ...(bio && { description: bio }),
    ...(imageUrl && { image: absolute(imageUrl) }),
    url: absolute(playerPath(slug)),
    ...(isFormer ? { alumniOf: teamFacts } : { memberOf: teamFacts }),
    sameAs: [twitterUrl, twitchUrl, youtubeUrl].filter((url) => url !== null),
  };
  return jsonLdText(facts);
}
