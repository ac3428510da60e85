import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { team } from "#team.config.ts";
import { type Answer, finishedAnswer, sendAnswer } from "./answer-cache.ts";

const json = "application/json; charset=utf-8";

/** The API describes itself, from the schemas that validate it: OpenAPI 3.1 at /api/openapi.json, a page at /api/docs. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: `${team.name} API`, version: "1" } },
    transform: (described) => withFile(jsonSchemaTransform(described), described.route.config?.file?.name),
    hideUntagged: true,
  });
  const hidden = { config: { access: "public" }, schema: { hide: true } } as const;
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  let finished: Promise<Answer> | undefined;
  app.get("/api/openapi.json", hidden, async (request, reply) => {
    finished ??= finishedAnswer({ headers: { "content-type": json }, body: JSON.stringify(app.swagger()) });
    return sendAnswer(request, reply, await finished);
  });
}

/** A form with a file is no schema that validates: it is described by the file's field. */
function withFile({ schema, url }: ReturnType<typeof jsonSchemaTransform>, file: string | undefined) {
  if (!file) return { schema, url };
  const properties = { [file]: { type: "string", format: "binary" } };
  return {
    schema: { ...schema, consumes: ["multipart/form-data"], body: { type: "object", properties, required: [file] } },
    url,
  };
}
