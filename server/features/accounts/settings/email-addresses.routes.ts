import { accountsApi } from "#contract/accounts/endpoints.ts";
import { accountsCalls } from "#contract/accounts/schemas.ts";
import { resendVerification } from "#server/features/accounts/sign-in/registration.service.ts";
import { requireRecentProof } from "#server/features/accounts/sign-in/sign-in.service.ts";
import { mailboxKey } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { atSteadyTime } from "#server/platform/secrets/steady-time.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { sendChangeLink, verifyEmail } from "./email-addresses.service.ts";

const routes = routesOf(accountsApi, accountsCalls);

export function emailRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.verifyEmail,
    preHandler: app.limit("openedLinks"),
    handler: ({ body }) => verifyEmail(db, { token: body.token, team: app.team }),
  });
  app.route({
    ...routes.resendVerification,
    handler: async ({ member }) => {
      await app.countTry("mailedLink", `verify-email ${mailboxKey(member.email)}`);
      return resendVerification(db, { member, siteUrl: app.siteUrl, team: app.team });
    },
  });
  app.route({
    ...routes.changeEmail,
    handler: async ({ member, body: { email } }) => {
      requireRecentProof(member);
      await app.countTry("mailedLink", `change-email ${member.id}`);
      await app.countTry("mailedLink", `change-email ${mailboxKey(email)}`); // keeps a stranger's mailbox from being flooded
      return atSteadyTime(sendChangeLink(db, { member, siteUrl: app.siteUrl, team: app.team, email }));
    },
  });
}
