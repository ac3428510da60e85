import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { secondFactorCalls } from "#contract/staff/second-factor/schemas.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { confirmByCode, confirmByPasskey, offerConfirmation } from "./confirm-step.service.ts";
import { passkeySiteOf } from "./passkey-site.format.ts";
import { addPasskey, offerPasskey, removePasskey } from "./passkeys.service.ts";
import { getOwnFactors, getPolicy, resetFactorsOf, setPolicy } from "./policy.service.ts";
import { renewRecoveryCodes } from "./recovery-codes.service.ts";
import { confirmTotp, removeTotp, startTotp } from "./totp.service.ts";

const routes = routesOf(secondFactorApi, secondFactorCalls);

export async function secondFactorRoutes(app: App) {
  ownRoutes(app);
  confirmRoutes(app);
  passkeyRoutes(app);
  const { db } = app;
  app.route({ ...routes.policy, handler: () => getPolicy(db) });
  app.route({ ...routes.setPolicy, handler: ({ body, staff: by }) => setPolicy(db, { isOn: body.isRequired, by }) });
  app.route({
    ...routes.reset,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await resetFactorsOf(db, { id, by, team: app.team });
      return reply.code(204).send();
    },
  });
}

function ownRoutes(app: App) {
  const { db, secret } = app;
  app.route({
    ...routes.own,
    handler: async ({ staff: by, host }) => ({
      ...(await getOwnFactors(db, { by, secret })),
      canUsePasskeys: passkeySiteOf(app.siteUrl, host) !== undefined,
    }),
  });
  app.route({
    ...routes.startTotp,
    handler: ({ body, staff: by }) => startTotp(db, { ...body, by, secret, team: app.team }),
  });
  app.route({
    ...routes.confirmTotp,
    handler: async ({ body, staff: by }) => ({
      recoveryCodes: await confirmTotp(db, { ...body, by, secret, team: app.team }),
    }),
  });
  app.route({
    ...routes.removeTotp,
    handler: async ({ body, staff: by }, reply) => {
      await removeTotp(db, { ...body, by, team: app.team });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.newRecoveryCodes,
    handler: async ({ body, staff: by }) => ({
      recoveryCodes: await renewRecoveryCodes(db, { ...body, by, team: app.team }),
    }),
  });
}

function confirmRoutes(app: App) {
  const { db, secret } = app;
  app.route({
    ...routes.confirmByCode,
    handler: async ({ body, staff: by, ip }, reply) => {
      await confirmByCode(db, { ...body, by, secret, team: app.team, address: addressKey(ip) });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.confirmOptions,
    preHandler: app.limit("passkeys"),
    handler: async ({ staff: by, host }) => {
      const { options, ticket } = await offerConfirmation(db, { by, secret, site: passkeySiteOf(app.siteUrl, host) });
      return { options: { ...options }, ticket };
    },
  });
  app.route({
    ...routes.confirmByPasskey,
    preHandler: app.limit("passkeys"),
    handler: async ({ body, staff: by, host, ip }, reply) => {
      const site = passkeySiteOf(app.siteUrl, host);
      await confirmByPasskey(db, { ...body, by, secret, site, address: addressKey(ip) });
      return reply.code(204).send();
    },
  });
}

function passkeyRoutes(app: App) {
  const { db, secret } = app;
  app.route({
    ...routes.passkeyOptions,
    handler: async ({ body, staff: by, host }) => {
      const { options, ticket } = await offerPasskey(db, {
        ...body,
        by,
        secret,
        team: app.team,
        site: passkeySiteOf(app.siteUrl, host),
      });
      return { options: { ...options }, ticket };
    },
  });
  app.route({
    ...routes.addPasskey,
    handler: async ({ body, staff: by, host }) => ({
      recoveryCodes: await addPasskey(db, {
        ...body,
        by,
        secret,
        team: app.team,
        site: passkeySiteOf(app.siteUrl, host),
      }),
    }),
  });
  app.route({
    ...routes.removePasskey,
    handler: async ({ params: { id }, body, staff: by }, reply) => {
      await removePasskey(db, { ...body, id, by, team: app.team });
      return reply.code(204).send();
    },
  });
}
