import type { FastifyReply } from "fastify";
import { coloursName } from "#contract/art/art.ts";
import { personFilePath, teamFilePath } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { PersonName, type TeamDesk, teamAdminCalls } from "#contract/team/admin/schemas.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { fileNameOf } from "#contract/team/file-name.ts";
import { teamCalls } from "#contract/team/schemas.ts";
import { publicResponse } from "#server/cache/public-responses.ts";
import type { Site } from "#server/feature.ts";
import { readableExport } from "#server/features/accounts/personal-data/readable-export.format.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { exportPerson, forgetPerson, listPeople } from "./people.service.ts";
import {
  changeDraft,
  discardDraft,
  getTeamDesk,
  importFacts,
  publishDraft,
  restoreVersion,
  undoPublication,
  unscheduleDraft,
} from "./team.service.ts";
import { makeTeamFile } from "./team-file.service.ts";
import { teamFileText } from "./team-files.client.ts";

const routes = routesOf(teamAdminApi, teamAdminCalls);
const published = routesOf(teamApi, teamCalls);

export async function teamRoutes(app: App, { teamDefaults: defaults }: Site) {
  const { db } = app;
  /** Answers once this instance shows what was published. */
  const shown = async (publishing: Promise<TeamDesk>, reply: FastifyReply) => {
    const desk = await publishing;
    const before = coloursName(app.team.brand);
    await app.readTeam();
    if (coloursName(app.team.brand) !== before) reply.header("clear-site-data", '"cache"'); // drawings in the former colours
    return desk;
  };
  app.route({ ...published.get, handler: publicResponse(async () => app.team) });
  app.route({ ...routes.get, handler: () => getTeamDesk(db, defaults) });
  app.route({ ...routes.change, handler: ({ body, staff: by }) => changeDraft(db, { ...body, by, defaults }) });
  app.route({
    ...routes.discard,
    handler: async ({ staff: by }, reply) => {
      await discardDraft(db, { by, defaults });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.publish,
    handler: ({ body: { at, version }, staff: by }, reply) =>
      shown(publishDraft(db, { by, defaults, version, ...(at && { at: new Date(at) }) }), reply),
  });
  app.route({ ...routes.unschedule, handler: ({ staff: by }) => unscheduleDraft(db, { by, defaults }) });
  app.route({
    ...routes.undo,
    handler: ({ body, staff: by }, reply) => shown(undoPublication(db, { ...body, by, defaults }), reply),
  });
  app.route({
    ...routes.restore,
    handler: ({ params, staff: by }, reply) => shown(restoreVersion(db, { ...params, by, defaults }), reply),
  });
  app.route({ ...routes.listPeople, handler: () => listPeople(db, defaults) });
  app.route({
    ...routes.forgetPerson,
    handler: ({ body, staff: by }, reply) => shown(forgetPerson(db, { ...body, by, defaults }), reply),
  });
  app.get(
    personFilePath,
    { config: { access: "staff:forgetting:read" }, schema: { hide: true, querystring: PersonName } },
    async ({ query: { name } }, reply) => {
      const { publishedTeam: published } = app;
      return reply
        .type("text/html; charset=utf-8")
        .headers({
          "cache-control": "no-store",
          "content-disposition": `attachment; filename="${fileNameOf(published)}-person.html"`,
        })
        .send(readableExport(await exportPerson(db, { name, published, defaults }), published));
    },
  );
  app.route({ ...routes.importFile, handler: ({ body, staff: by }) => importFacts(db, { ...body, by, defaults }) });
  app.get(teamFilePath, { config: { access: "staff:team:read" }, schema: { hide: true } }, async (_request, reply) => {
    const { publishedTeam: team } = app;
    return reply
      .type("application/json; charset=utf-8")
      .headers({
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="${fileNameOf(team)}-team.json"`,
      })
      .send(teamFileText(await makeTeamFile(db, team)));
  });
}
