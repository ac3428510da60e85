import { accountsApi } from "#contract/accounts.ts";
import { type App, route } from "#server/http/route.ts";
import { emailRoutes } from "./email-addresses.routes.ts";
import {
  asMember,
  confirmMemberSession,
  endMemberSession,
  endOtherMemberSessions,
  listMemberSessions,
} from "./member-sessions.service.ts";
import { passwordRoutes } from "./passwords.routes.ts";
import { personalDataRoutes } from "./personal-data.routes.ts";
import { updateProfile } from "./profile.service.ts";
import { registeredUserRoutes } from "./registered-users.routes.ts";
import { signInRoutes } from "./sign-in.routes.ts";
import { requirePassword } from "./sign-in.service.ts";

export async function accountsRoutes(app: App) {
  await signInRoutes(app);
  profileRoutes(app);
  sessionRoutes(app);
  passwordRoutes(app);
  emailRoutes(app);
  personalDataRoutes(app);
  registeredUserRoutes(app);
}

function profileRoutes(app: App) {
  const { db } = app;
  app.route({ ...route(accountsApi.me), handler: async ({ member }) => asMember(member) });
  app.route({
    ...route(accountsApi.updateProfile),
    handler: async ({ member, body }) => {
      await app.countTry("profile", member.id);
      return updateProfile(db, { member, name: body.name });
    },
  });
  app.route({
    ...route(accountsApi.updateDiscord),
    handler: async ({ member, body }) => {
      await app.countTry("profile", member.id);
      return updateProfile(db, { member, discord: body.discord });
    },
  });
}

function sessionRoutes(app: App) {
  const { db } = app;
  app.route({ ...route(accountsApi.sessions), handler: ({ member }) => listMemberSessions(db, member) });
  app.route({
    ...route(accountsApi.endSession),
    handler: async ({ member, params }, reply) => {
      await endMemberSession(db, { id: params.id, by: member });
      if (params.id === member.sessionId) await reply.signOutMember();
      return reply.code(204).send();
    },
  });
  app.route({
    ...route(accountsApi.endOtherSessions),
    handler: async ({ member }, reply) => {
      await endOtherMemberSessions(db, member);
      return reply.code(204).send();
    },
  });
  app.route({
    ...route(accountsApi.confirm),
    handler: async ({ member, body }) => {
      await requirePassword(db, { member, password: body.password });
      await confirmMemberSession(db, member.sessionId);
      return asMember(member);
    },
  });
}
