import type { FastifyReply, FastifyRequest } from "fastify";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { ClaimRequest } from "#contract/access-links/forms.ts";
import { accessLinksCalls } from "#contract/access-links/schemas.ts";
import { notFound } from "#server/errors.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { plainAddress } from "#server/platform/network/internet-address.ts";
import { doToEach } from "#server/routing/bulk.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { acceptPageForm } from "#server/routing/page-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { createAccessLink, deactivateAccessLink, listAccessLinks } from "./access-links.service.ts";
import {
  claimLink,
  endTemporarySession,
  findLinkByCode,
  listMonitoringSessions,
  offerOf,
} from "./temporary-sessions.service.ts";

const routes = routesOf(accessLinksApi, accessLinksCalls);

export async function accessLinksRoutes(app: App) {
  linkRoutes(app);
  monitoringRoutes(app);
  openingRoutes(app);
}

function linkRoutes(app: App) {
  const { db, secret } = app;
  app.route({
    ...routes.list,
    handler: async (request, reply) => sendPage(request, reply, await listAccessLinks(db, request.query, { secret })),
  });
  app.route({
    ...routes.create,
    handler: async ({ body: request, staff: by }, reply) =>
      reply.code(201).send(await createAccessLink(db, { request, by, secret })),
  });
  app.route({
    ...routes.deactivate,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await deactivateAccessLink(db, { id, by });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.deactivateMany,
    handler: ({ body, staff: by }) => doToEach(body.ids, (id) => deactivateAccessLink(db, { id, by })),
  });
}

function monitoringRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.sessions, handler: () => listMonitoringSessions(db) });
  app.route({
    ...routes.endSession,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await endTemporarySession(db, { id, by });
      return reply.code(204).send();
    },
  });
}

/** The page's address is the secret: no cache may keep it, no other site learn it, and no search engine list it. */
const pageHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};
const page = "/temp-access/:linkCode";
type Code = { linkCode: string };

function openingRoutes(app: App) {
  const { db } = app;
  /** An address that has tried too many codes learns nothing more about any. */
  const requireLink = async ({ linkCode }: Code, ip: string) => {
    const link = await findLinkByCode(db, linkCode);
    await (link ? app.requireTriesLeft : app.countTry)("linkCodes", addressKey(ip));
    if (!link) throw notFound(accessLinkTexts.unknown);
    return link;
  };
  type Opening = Code & { name: string };
  const claim = async ({ name, ...code }: Opening, request: FastifyRequest, reply: FastifyReply) => {
    const { ip, headers } = request;
    const guest = { name, ipAddress: plainAddress(ip), userAgent: headers["user-agent"] ?? "" };
    const link = await requireLink(code, ip);
    await app.countTry("guestNames", link.id);
    const { offer, ...session } = await claimLink(db, { link, guest, siteUrl: app.siteUrl, team: app.team });
    await reply.signInTemporary(session);
    return offer;
  };
  app.route({
    ...routes.offer,
    config: { ...routes.offer.config, isOpenWhenLocked: true },
    handler: async ({ params, ip }) => offerOf(await requireLink(params, ip)),
  });
  app.route({
    ...routes.claim,
    config: { ...routes.claim.config, isOpenWhenLocked: true },
    handler: (request, reply) => claim({ ...request.params, ...request.body }, request, reply),
  });
  app.register(async (scope: App) => {
    scope.addHook("onRequest", async (_request, reply) => void reply.headers(pageHeaders));
    scope.get(page, (request, reply) => app.renderPage(request, reply));
    acceptPageForm(scope, {
      path: page,
      form: "temp-access",
      schema: ClaimRequest,
      failed: accessLinkTexts.claimFailed,
      limitOfRefused: app.limit("linkCodes"),
      submit: async (values, request, reply) => {
        const { linkCode } = request.params as Code; // the path's parameters
        await claim({ linkCode, ...values }, request, reply);
        return "/admin";
      },
    });
  });
}
