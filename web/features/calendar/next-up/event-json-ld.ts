import type { PublicEvent } from "#contract/calendar/schemas.ts";
import type { Team } from "#contract/team.ts";
import { jsonLdText } from "#web/ui/format/json-ld.ts";

/** Returns schema.org data about events for search engines, as JSON that can't end its script element. */
export function eventJsonLd(events: PublicEvent[], { team, siteUrl }: { team: Team; siteUrl: string }): string {
  const url = new URL("/", siteUrl).href;
  const facts = events.map(({ title, description, startDate, endDate, isAllDay, location }) => ({
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    ...(description && { description }),
    startDate: isAllDay ? startDate.slice(0, 10) : startDate,
    endDate: isAllDay ? endDate.slice(0, 10) : endDate,
    eventStatus: "https://schema.org/EventScheduled",
    location: location ? { "@type": "Place", name: location } : { "@type": "VirtualLocation", url },
    organizer: { "@type": "SportsTeam", name: team.name, url },
  }));
  return jsonLdText(facts);
}
