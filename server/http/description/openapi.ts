import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Team } from "#contract/team.ts";
import { type CachedResponse, finishedResponse } from "#server/cache/response-cache.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { callerSchemes, describedOperation } from "./described-operation.ts";

const json = "application/json; charset=utf-8";

const about = `Everything the site’s own pages do. Errors are JSON with a sentence for a person and a code for programs. A call that
changes something needs an Origin header of this site, or none.`;

/**
 * Serves the API's description, generated from the schemas that validate it: OpenAPI 3.1 at /api/openapi.json, a page at
 * /api/docs.
 */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "API", version: "1", description: about },
      components: { securitySchemes: callerSchemes(app.siteUrl) },
    },
    transform: (described) => {
      const { schema, url } = jsonSchemaTransform(described);
      const isCall = schema?.tags !== undefined;
      return { schema: isCall ? { ...schema, ...describedOperation(described.route, schema) } : schema, url };
    },
    transformObject: (document) => ("openapiObject" in document ? withTags(document.openapiObject) : {}),
    hideUntagged: true,
  });
  const hidden = { config: { access: "public" }, schema: { hide: true } } as const;
  await app.register(swaggerUi, { routePrefix: "/api/docs", uiHooks: { onRequest: sendToFinished } });
  let finished: { for: Team; response: Promise<CachedResponse> } | undefined;
  app.get("/api/openapi.json", hidden, async (request, reply) => {
    const { team, siteUrl } = app;
    if (finished?.for !== team) {
      const described = app.swagger();
      const contact = { name: team.name, email: team.contactEmail };
      const info = { ...described.info, title: `${team.name} API`, contact };
      const body = JSON.stringify({ ...described, info, servers: [{ url: siteUrl }] });
      finished = { for: team, response: finishedResponse({ headers: { "content-type": json }, body }) };
    }
    return sendCached(request, reply, await finished.response);
  });
}

/** Redirects the page's own JSON and YAML, however they are spelt, which would be serialised again for each request. */
function sendToFinished({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (/\/(?:json|yaml)$/.test(routeOptions.url ?? "")) void reply.redirect("/api/openapi.json");
  else done();
}

const Tagged = z.record(z.string(), z.record(z.string(), z.looseObject({ tags: z.array(z.string()) })));

/** Lists each tag of the calls once in the document. */
function withTags<Description extends { paths?: unknown }>(document: Description) {
  const operations = Object.values(Tagged.parse(document.paths)).flatMap((path) => Object.values(path));
  const names = new Set(operations.flatMap(({ tags }) => tags));
  return { ...document, tags: [...names].toSorted().map((name) => ({ name })) };
}
