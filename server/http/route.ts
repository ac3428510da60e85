import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Access, Endpoint } from "#contract/endpoint.ts";

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    /** The message that leads whenever it is among the messages of several fields. */
    leadingMessage?: string;
    /** The one file that the form holds, as the contract has it. */
    file?: Endpoint["file"] | undefined;
  }
}

type StatusOf<E extends Endpoint> = E["response"] extends z.ZodType ? (E["status"] extends 201 ? 201 : 200) : 204;
type SchemaOf<E extends Endpoint> = {
  params: E["params"];
  querystring: E["query"];
  headers: E["headers"];
  body: E["body"];
  response: { [Status in StatusOf<E>]: E["response"] };
};

/** A contract endpoint as Fastify's route options: address, access, validation and serialisation. */
export function route<const E extends Endpoint>(endpoint: E) {
  const { method, path, access, summary, params, query, headers, body, file, response, status, maxBytes } = endpoint;
  const success = status ?? (response ? 200 : 204);
  return {
    method,
    url: path,
    config: { access, leadingMessage: endpoint.leadingMessage, file },
    ...(maxBytes && { bodyLimit: maxBytes }),
    schema: {
      summary,
      tags: [path.split("/")[2] ?? ""],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { [success]: response ?? z.null() },
    } as SchemaOf<E>, // the keys are optional at run time and their types follow from the endpoint
  };
}
