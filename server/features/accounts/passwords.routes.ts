import { accountTexts } from "#contract/account-forms.ts";
import { accountsApi } from "#contract/accounts.ts";
import { type App, route } from "#server/http/route.ts";
import { atSteadyTime } from "#server/http/steady-time.ts";
import { accountKey } from "./password-tries.service.ts";
import { changePassword, resetPassword, sendResetLink } from "./passwords.service.ts";

export function passwordRoutes(app: App) {
  const { db, siteUrl } = app;
  app.route({
    ...route(accountsApi.changePassword),
    handler: ({ member, body }) => changePassword(db, { ...body, member }),
  });
  app.route({
    ...route(accountsApi.forgotPassword),
    preHandler: app.limit("mailedLinkAddress"),
    handler: async ({ body: { email } }) => {
      await app.countTry("mailedLink", `reset-password ${accountKey(email)}`); // alike where there is no account
      await atSteadyTime(sendResetLink(db, { email, siteUrl }));
      return { message: accountTexts.resetSent };
    },
  });
  app.route({ ...route(accountsApi.resetPassword), handler: ({ body }) => resetPassword(db, body) });
}
