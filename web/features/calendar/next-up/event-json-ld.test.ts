import { expect, test } from "vitest";
import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { team } from "#web/testing/team.tsx";
import { eventJsonLd } from "./event-json-ld.ts";

const event: PublicEvent = {
  id: "01990000-0000-7000-8000-000000000001",
  title: "Solo Series",
  description: "",
  startDate: "2026-11-28T18:00:00.000Z",
  endDate: "2026-11-28T21:00:00.000Z",
  isAllDay: false,
  category: "tournament",
  location: "",
};
const factsOf = (change: Partial<PublicEvent>) =>
  JSON.parse(eventJsonLd([{ ...event, ...change }], { team, siteUrl: "https://site.test" }));

test("an event says what it is, when, where and by whom", () => {
  const url = "https://site.test/";
  expect(factsOf({ description: "Ten games.", location: "Example Hall" })).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "Event",
      name: "Solo Series",
      description: "Ten games.",
      startDate: "2026-11-28T18:00:00.000Z",
      endDate: "2026-11-28T21:00:00.000Z",
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: "Example Hall" },
      organizer: { "@type": "SportsTeam", name: team.name, url },
    },
  ]);
  expect(factsOf({})[0].location).toEqual({ "@type": "VirtualLocation", url });
  expect(factsOf({})[0]).not.toHaveProperty("description");
});

test("an all-day event has dates and no times", () => {
  const [facts] = factsOf({
    isAllDay: true,
    startDate: "2026-11-28T00:00:00.000Z",
    endDate: "2026-11-29T00:00:00.000Z",
  });
  expect([facts.startDate, facts.endDate]).toEqual(["2026-11-28", "2026-11-29"]);
});

test("nothing in an event can end the script element around it", () => {
  const title = "</script><script>alert(1)</script>";
  expect(eventJsonLd([{ ...event, title }], { team, siteUrl: "https://site.test" })).not.toContain("<");
  expect(factsOf({ title })[0].name).toBe(title);
});
