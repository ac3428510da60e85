import { schedulePaths } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { calendarCalls } from "#contract/calendar/schemas.ts";
import { laterPageLimit, publicFile, publicResponse } from "#server/cache/public-responses.ts";
import { calendarFile, fileType } from "#server/features/calendar/icalendar.format.ts";
import { getScheduledEvent, listScheduled } from "#server/features/calendar/upcoming-events.service.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { getSchedule } from "./schedule.service.ts";

const routes = routesOf(calendarApi, calendarCalls);

export async function scheduleRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.schedule, handler: publicResponse(() => getSchedule(db, app.team)) });
  app.get(
    schedulePaths.file,
    publicFile(fileType, async () => {
      const { team, siteUrl } = app;
      const { next, past } = await listScheduled(db, team);
      return calendarFile({ name: `${team.name}: schedule`, siteUrl, events: [...past.toReversed(), ...next] });
    }),
  );
  app.get<{ Params: { id: string } }>("/schedule/:id(^[0-9a-f-]{36}).ics", async ({ params }, reply) => {
    const { team, siteUrl } = app;
    const event = await laterPageLimit(() => getScheduledEvent(db, params.id, team));
    return reply.type(fileType).send(await calendarFile({ name: event.title, siteUrl, events: [event] }));
  });
}
