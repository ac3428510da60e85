import { staffApi } from "#contract/staff/endpoints.ts";
import { staffCalls } from "#contract/staff/schemas.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { conflict } from "#server/errors.ts";
import { passkeySiteOf } from "#server/features/staff/second-factor/passkey-site.format.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { challengeAnyPasskey, challengeOwnPasskeys, signInByPasskey } from "./passkey-sign-in.service.ts";
import { carryPendingSignIn, signedIn, stepCallerOf } from "./step-cookie.hooks.ts";

const routes = routesOf(staffApi, staffCalls);

export async function passkeySignInRoutes(app: App) {
  const { db } = app;
  const siteAt = (host: string) => {
    const site = passkeySiteOf(app.siteUrl, host);
    if (!site) throw conflict(secondFactorTexts.noPasskeys);
    return site;
  };
  app.route({
    ...routes.passkeyOptions,
    preHandler: app.limit("passkeys"),
    handler: async (request, reply) => {
      const site = siteAt(request.host);
      if (request.body.isSecondStep) return { ...(await challengeOwnPasskeys(db, await stepCallerOf(request), site)) };
      const { options, token } = await challengeAnyPasskey(db, site);
      carryPendingSignIn(reply, token);
      return { ...options };
    },
  });
  app.route({
    ...routes.passkey,
    preHandler: app.limit("passkeys"),
    handler: async (request, reply) => {
      const { response } = request.body;
      const signed = { caller: await stepCallerOf(request), site: siteAt(request.host), response };
      return signedIn(reply, await signInByPasskey(db, signed));
    },
  });
}
