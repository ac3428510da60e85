import { accountsApi } from "#contract/accounts/endpoints.ts";
import { accountsCalls } from "#contract/accounts/schemas.ts";
import { type App, routesOf } from "#server/http/route.ts";
import { atSteadyTime } from "#server/http/steady-time.ts";
import { sendChangeLink, verifyEmail } from "./email-addresses.service.ts";
import { accountKey } from "./password-tries.service.ts";
import { resendVerification } from "./registration.service.ts";
import { requireRecentProof } from "./sign-in.service.ts";

const routes = routesOf(accountsApi, accountsCalls);

export function emailRoutes(app: App) {
  const { db, siteUrl } = app;
  app.route({ ...routes.verifyEmail, handler: ({ body }) => verifyEmail(db, body.token) });
  app.route({
    ...routes.resendVerification,
    handler: async ({ member }) => {
      await app.countTry("mailedLink", `verify-email ${accountKey(member.email)}`);
      return resendVerification(db, { member, siteUrl });
    },
  });
  app.route({
    ...routes.changeEmail,
    handler: async ({ member, body: { email } }) => {
      requireRecentProof(member);
      await app.countTry("mailedLink", `change-email ${member.id}`);
      await app.countTry("mailedLink", `change-email ${accountKey(email)}`); // a stranger's mailbox is no target
      return atSteadyTime(sendChangeLink(db, { member, siteUrl, email }));
    },
  });
}
