import { accountsApi } from "#contract/accounts/endpoints.ts";
import { accountsCalls } from "#contract/accounts/schemas.ts";
import { asMember, confirmMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { requirePassword } from "#server/features/accounts/sign-in/sign-in.service.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { emailRoutes } from "./email-addresses.routes.ts";
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from "./own-sessions.service.ts";
import { passwordRoutes } from "./passwords.routes.ts";
import { removeDiscordName, updateProfile } from "./profile.service.ts";

const routes = routesOf(accountsApi, accountsCalls);

export async function settingsRoutes(app: App) {
  profileRoutes(app);
  sessionRoutes(app);
  passwordRoutes(app);
  emailRoutes(app);
}

function profileRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.me, handler: async ({ member }) => asMember(member) });
  app.route({
    ...routes.updateProfile,
    handler: async ({ member, body }) => {
      await app.countTry("profile", member.id);
      return updateProfile(db, { member, team: app.team, ...body });
    },
  });
  app.route({
    ...routes.updateDiscord,
    handler: async ({ member, body }) => {
      await app.countTry("profile", member.id);
      return updateProfile(db, { member, team: app.team, discord: body.discord });
    },
  });
  app.route({
    ...routes.removeDiscord,
    handler: async ({ member }, reply) => {
      await app.countTry("profile", member.id);
      await removeDiscordName(db, { member, team: app.team });
      return reply.code(204).send();
    },
  });
}

function sessionRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.sessions, handler: ({ member }) => listOwnSessions(db, member) });
  app.route({
    ...routes.endSession,
    handler: async ({ member, params }, reply) => {
      await endOwnSession(db, { id: params.id, member });
      if (params.id === member.sessionId) reply.clearSession("member");
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.endOtherSessions,
    handler: async ({ member }, reply) => {
      await endOtherOwnSessions(db, member);
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.confirm,
    handler: async ({ member, body }) => {
      await requirePassword(db, { member, password: body.password });
      await confirmMemberSession(db, member.sessionId);
      return asMember(member);
    },
  });
}
