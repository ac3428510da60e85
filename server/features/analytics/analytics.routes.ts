import type { FastifyRequest } from "fastify";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { analyticsAdminCalls, PeriodQuery } from "#contract/analytics/admin/schemas.ts";
import { viewsFilePath } from "#contract/analytics/constants.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { analyticsCalls, type Beacon } from "#contract/analytics/schemas.ts";
import { PendingCounts, PendingWrites } from "#server/database/queries/pending-writes.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { sendCsv } from "#server/routing/csv-file.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { writeRegularly } from "#server/routing/write-regularly.ts";
import {
  addPageViews,
  findPageName,
  listViewers,
  nameOfView,
  type Sighting,
  writeSightings,
} from "./analytics.service.ts";
import { type DayOfPage, getOverview, listViewsByDay } from "./overview.service.ts";

const routes = routesOf(analyticsApi, analyticsCalls);
const adminRoutes = routesOf(analyticsAdminApi, analyticsAdminCalls);

/** The columns of the CSV file. */
const columns = {
  Day: (row: DayOfPage) => row.day,
  Page: (row: DayOfPage) => row.page,
  Title: (row: DayOfPage) => row.title,
  Views: (row: DayOfPage) => row.views,
};

type Pages = {
  /** Whether this is the path of a page, in its canonical spelling. */
  isPage: (path: string) => boolean;
};

/** Someone who leaves right away may be recorded before their arrival is. */
function latest(one: Sighting, other: Sighting): Sighting {
  const difference = one.at.getTime() - other.at.getTime();
  if (difference === 0) return one.page === undefined ? one : other;
  return difference > 0 ? one : other;
}

/** Signed-in staff aren't counted: their own views would drown out the visitors'. */
const isStaff = async (request: FastifyRequest) =>
  request.carriesSession() && (await request.findStaff()) !== undefined;

/**
 * Registers the routes. A page can't do anything with a refusal, so beacons over the limit, or about no page, are just not
 * counted.
 */
export async function analyticsRoutes(app: App, { isPage }: Pages) {
  const { db } = app;
  const views = new PendingCounts((counts) => addPageViews(db, counts));
  writeRegularly(app, views);
  const sightings = new PendingWrites<Sighting>((seen) => writeSightings(db, seen), latest);
  writeRegularly(app, sightings);
  app.route({
    ...routes.beacon,
    handler: async (request, reply) => {
      const at = new Date();
      const { body, ip } = request;
      if (!(await isStaff(request))) await hear(body, addressKey(ip), at);
      return reply.code(204).send();
    },
  });
  async function hear({ page: path, viewer, isView, isLeaving }: Beacon, from: string, at: Date) {
    if (!(await app.hasTryLeft("beacon", from))) return;
    if (isLeaving) return sightings.add(viewer, { page: undefined, at });
    const page = await findPageName(db, path, isPage);
    if (page === undefined) return;
    sightings.add(viewer, { page, at });
    if (isView && (await app.hasTryLeft("pageViews", from))) views.add(nameOfView(page, app.team.timeZone), 1);
  }
  app.route({
    ...adminRoutes.overview,
    handler: async ({ query }) => {
      await views.write();
      return getOverview(db, { period: query.days, timeZone: app.team.timeZone });
    },
  });
  app.get(
    viewsFilePath,
    { config: { access: "staff:analytics:read" }, schema: { hide: true, querystring: PeriodQuery } },
    async ({ query: { days } }, reply) => {
      await views.write();
      return sendCsv(reply, {
        name: `views-${days}-days`,
        columns,
        read: (cursor) => listViewsByDay(db, { days, timeZone: app.team.timeZone, cursor, limit: 100 }),
      });
    },
  );
  app.route({
    ...adminRoutes.viewers,
    handler: async () => {
      await sightings.write();
      return listViewers(db);
    },
  });
}
