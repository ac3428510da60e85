import { useQueryClient } from "@tanstack/react-query";
import { useTeam } from "#web/api/team.ts";
import { achievements, achievementTotals } from "#web/features/achievements/achievements.queries.ts";
import { Assistant } from "#web/features/assistant/assistant.tsx";
import { upcomingEvents } from "#web/features/calendar/next-up/next-up.queries.ts";
import { merchLinks } from "#web/features/merch/merch.queries.ts";
import { roster } from "#web/features/players/players.queries.ts";
import { SectionLink } from "./links/section-link.tsx";

/** The team assistant, on every page outside the dashboard. */
export function AssistantDock() {
  const team = useTeam();
  const queryClient = useQueryClient();
  return (
    <Assistant
      sources={{
        team,
        roster: () => queryClient.fetchQuery(roster()),
        results: () => queryClient.fetchQuery(achievements()),
        totals: () => queryClient.fetchQuery(achievementTotals()),
        merchLinks: () => queryClient.fetchQuery(merchLinks()),
        fixtures: async () => {
          const events = queryClient.fetchQuery(upcomingEvents());
          const { whenOf } = await import("#web/features/calendar/next-up/beginning.ts");
          return (await events).map((event) => ({
            title: event.title,
            when: whenOf(event, team.timeZone),
            where: event.location,
          }));
        },
      }}
      SectionLink={SectionLink}
    />
  );
}
