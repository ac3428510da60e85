import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { type Application, applicationsAdminCalls } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationStatusLabels, applicationsFilePath } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { applicationsCalls } from "#contract/applications/schemas.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { recordView } from "#server/features/audit-log/views.service.ts";
import { sendCsv } from "#server/routing/csv-file.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { countApplications, listApplications } from "./application-lists.service.ts";
import {
  recordApplication,
  removeApplication,
  reviewApplication,
  takeBackReview,
} from "./application-reviews.service.ts";
import { listOwnApplications, sendApplication } from "./applications.service.ts";
import { requireDiscordAnswers, requireOldEnough, requireOpen } from "./form-rules.format.ts";
import { keepInternalNotes } from "./internal-notes.service.ts";

const routes = routesOf(applicationsApi, applicationsCalls);
const adminRoutes = routesOf(applicationsAdminApi, applicationsAdminCalls);

export async function applicationsRoutes(app: App) {
  routesOfMembers(app);
  routesOfStaff(app);
}

function routesOfMembers(app: App) {
  const { db } = app;
  app.route({
    ...routes.sendStaff,
    handler: async ({ member, body }, reply) => {
      requireOpen("staff", app.team);
      requireDiscordAnswers(body, "staff", app.team);
      requireOldEnough(body, app.team);
      await app.countTry("applications", member.id);
      const { hasWebhook } = app;
      return reply.code(201).send(await sendApplication(db, { type: "staff", member, form: body, hasWebhook }));
    },
  });
  app.route({
    ...routes.sendManagement,
    handler: async ({ member, body }, reply) => {
      requireOpen("management", app.team);
      requireDiscordAnswers(body, "management", app.team);
      requireOldEnough(body, app.team);
      await app.countTry("applications", member.id);
      const { hasWebhook } = app;
      return reply.code(201).send(await sendApplication(db, { type: "management", member, form: body, hasWebhook }));
    },
  });
  app.route({
    ...routes.ownStaff,
    handler: ({ member }) => listOwnApplications(db, { type: "staff", memberId: member.id }),
  });
  app.route({
    ...routes.ownManagement,
    handler: ({ member }) => listOwnApplications(db, { type: "management", memberId: member.id }),
  });
}

function routesOfStaff(app: App) {
  const { db } = app;
  app.route({
    ...adminRoutes.list,
    handler: async (request, reply) => {
      await recordView(db, { by: request.staff, action: "applications.view", target: "applications" });
      return sendPage(request, reply, await listApplications(db, request.query));
    },
  });
  app.get(
    applicationsFilePath,
    {
      config: { access: "staff:applications:write" },
      schema: { hide: true, querystring: applicationsAdminCalls.list.query },
    },
    async ({ query, staff: by }, reply) => {
      await makeChange(db, by, async (_tx, { record }) =>
        record({ action: "applications.export", target: "applications" }),
      );
      return sendCsv(reply, {
        name: "applications",
        columns: hasDiscord(app.team) ? applicationColumns : columnsWithoutDiscord,
        read: (cursor) => listApplications(db, { ...query, cursor, limit: 100 }),
      });
    },
  );
  app.route({ ...adminRoutes.counts, handler: () => countApplications(db) });
  app.route({
    ...adminRoutes.record,
    handler: async ({ body: application, staff: by }, reply) => {
      requireDiscordAnswers(application, "recorded", app.team);
      requireOldEnough(application, app.team);
      return reply.code(201).send(await recordApplication(db, { application, by }));
    },
  });
  app.route({
    ...adminRoutes.review,
    handler: ({ params, body, staff }) =>
      reviewApplication(db, { id: params.id, review: body, reviewer: staff, siteUrl: app.siteUrl, team: app.team }),
  });
  app.route({
    ...adminRoutes.noteInternally,
    handler: ({ params: { id }, body: edit, staff: by }) => keepInternalNotes(db, { id, edit, by }),
  });
  app.route({
    ...adminRoutes.takeBack,
    handler: ({ params: { id }, staff: by }) => takeBackReview(db, { id, by }),
  });
  app.route({
    ...adminRoutes.remove,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeApplication(db, { id, by });
      return reply.code(204).send();
    },
  });
}

const applicationColumns = {
  Submitted: ({ createdAt }) => createdAt,
  Type: ({ type }) => applicationTypeLabels[type],
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Discord: ({ discord }) => discord,
  Age: ({ age }) => age,
  "Time zone": ({ timezone }) => timezone,
  Availability: ({ availability }) => availability,
  Experience: ({ experience }) => experience,
  Motivation: ({ motivation }) => motivation,
  Portfolio: ({ portfolio }) => portfolio,
  "Additional info": ({ additionalInfo }) => additionalInfo,
  Answers: ({ answers }) => answers.map(({ question, answer }) => `${question} ${answer}`).join("\n"),
  Status: ({ status }) => applicationStatusLabels[status],
  Reviewed: ({ reviewedAt }) => reviewedAt,
  "Reviewed by": ({ reviewedBy }) => reviewedBy,
  "Review notes": ({ reviewNotes }) => reviewNotes,
  "Internal notes": ({ internalNotes }) => internalNotes,
} satisfies Record<string, (application: Application) => string | null>;
const { Discord: _discord, ...columnsWithoutDiscord } = applicationColumns;
