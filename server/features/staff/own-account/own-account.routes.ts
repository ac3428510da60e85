import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { ownAccountCalls } from "#contract/staff/own-account/schemas.ts";
import { mailboxKey, usernameKey } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { atSteadyTime } from "#server/platform/secrets/steady-time.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { askForEmail, confirmOwnEmail, getOwnEmail, removeOwnEmail } from "./email-address.service.ts";
import { resetStaffPasswordByLink, sendStaffResetLink } from "./forgotten-password.service.ts";
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from "./own-sessions.service.ts";

const routes = routesOf(ownAccountApi, ownAccountCalls);

export async function ownAccountRoutes(app: App) {
  sessionRoutes(app);
  emailRoutes(app);
  forgottenPasswordRoutes(app);
}

function sessionRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.sessions, handler: ({ staff }) => listOwnSessions(db, staff) });
  app.route({
    ...routes.endSession,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await endOwnSession(db, { id, by });
      if (id === by.sessionId) reply.clearSession("staff");
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.endOtherSessions,
    handler: async ({ staff }, reply) => {
      await endOtherOwnSessions(db, staff);
      return reply.code(204).send();
    },
  });
}

function emailRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.email, handler: ({ staff }) => getOwnEmail(db, staff) });
  app.route({
    ...routes.changeEmail,
    handler: async ({ body, staff: by }) => {
      await app.countTry("mailedLink", `staff-email ${by.adminId}`);
      await app.countTry("mailedLink", `staff-email ${mailboxKey(body.email)}`); // keeps a stranger's mailbox from being flooded
      return askForEmail(db, { ...body, by, siteUrl: app.siteUrl, team: app.team });
    },
  });
  app.route({
    ...routes.removeEmail,
    handler: async ({ body, staff: by }, reply) => {
      await removeOwnEmail(db, { ...body, by, team: app.team });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.confirmEmail,
    preHandler: app.limit("openedLinks"),
    handler: ({ body, staff: by }) => confirmOwnEmail(db, { ...body, by, team: app.team }),
  });
}

function forgottenPasswordRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.forgotPassword,
    preHandler: app.limit("mailedLinkAddress"),
    handler: async ({ body: { username } }) => {
      await app.countTry("mailedLink", `staff-reset ${usernameKey(username)}`); // the same if there is no account
      await atSteadyTime(sendStaffResetLink(db, { username, siteUrl: app.siteUrl, team: app.team }));
      return { message: ownAccountTexts.resetSent };
    },
  });
  app.route({
    ...routes.resetPassword,
    preHandler: app.limit("openedLinks"),
    handler: ({ body }) => resetStaffPasswordByLink(db, { ...body, team: app.team }),
  });
}
