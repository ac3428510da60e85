import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { schedulePaths } from "#contract/calendar/constants.ts";
import { prefetch } from "#web/api/queries.ts";
import { schedule } from "#web/features/calendar/calendar.queries.ts";
import { eventJsonLd } from "#web/features/calendar/next-up/event-json-ld.ts";
import { TeamSchedule } from "#web/features/calendar/schedule/schedule.tsx";
import { loadedHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/schedule")({
  staticData: { page: { kind: "document" } },
  loader: async ({ context }) => {
    const { queryClient, team } = context;
    await prefetch(queryClient, [schedule()]);
    const next = queryClient.getQueryData(schedule().queryKey)?.next ?? [];
    return {
      title: "Schedule",
      description: `The next matches and tournaments of ${team.name}, and past ones.`,
      path: schedulePaths.page,
      ...(next.length > 0 && { jsonLd: eventJsonLd(next, context) }),
    };
  },
  head: loadedHead,
  component: function Schedule() {
    const { data, error } = useQuery(schedule());
    return <TeamSchedule schedule={data} error={error} />;
  },
});
