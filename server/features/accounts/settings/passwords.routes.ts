import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { accountsCalls } from "#contract/accounts/schemas.ts";
import { returnQuery } from "#contract/return-url.ts";
import { mailboxKey } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { atSteadyTime } from "#server/platform/secrets/steady-time.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { changePassword, resetPassword, sendResetLink } from "./passwords.service.ts";

const routes = routesOf(accountsApi, accountsCalls);

/** Where password managers send people who want to change a password. */
const changePasswordPath = "/.well-known/change-password";
const passwordSettings = "/settings#password";

export function passwordRoutes(app: App) {
  const { db } = app;
  app.get(changePasswordPath, { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (await request.findMember()) return reply.redirect(passwordSettings, 303);
    if (await request.findStaff()) return reply.redirect("/admin/settings", 303);
    return reply.redirect(`/login${returnQuery(passwordSettings)}`, 303);
  });
  app.route({
    ...routes.changePassword,
    handler: async ({ member, body }, reply) => {
      const changed = await changePassword(db, { ...body, member, team: app.team });
      reply.rememberDevice("member", { id: member.id, passwordHash: changed.passwordHash });
      return changed.member;
    },
  });
  app.route({
    ...routes.forgotPassword,
    preHandler: app.limit("mailedLinkAddress"),
    handler: async ({ body: { email } }) => {
      await app.countTry("mailedLink", `reset-password ${mailboxKey(email)}`); // the same if there is no account
      await atSteadyTime(sendResetLink(db, { email, siteUrl: app.siteUrl, team: app.team }));
      return { message: accountTexts.resetSent };
    },
  });
  app.route({
    ...routes.resetPassword,
    preHandler: app.limit("openedLinks"),
    handler: ({ body }) => resetPassword(db, { ...body, team: app.team }),
  });
}
