import { searchApi } from "#contract/search/endpoints.ts";
import { searchCalls } from "#contract/search/schemas.ts";
import type { Site } from "#server/feature.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { findAnything } from "./search.service.ts";

const routes = routesOf(searchApi, searchCalls);

export async function searchRoutes(app: App, { features }: Site) {
  app.route({
    ...routes.find,
    handler: ({ query, staff }) => findAnything(app.db, query.search, { by: staff, features }),
  });
}
