import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { team } from "#web/team.ts";

/** What search engines are told about events, in the words of schema.org: JSON that cannot end the element it stands in. */
export function eventFacts(events: PublicEvent[], siteUrl: string): string {
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
  return JSON.stringify(facts).replaceAll("<", "\\u003c");
}
