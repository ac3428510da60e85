import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Access, Call, Calls, Endpoint, Endpoints } from "#contract/endpoint.ts";

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
    /** The message that leads whenever several fields have errors and it is one of them. */
    leadingMessage?: string;
    /** The one file in the form, as the contract declares it. */
    file?: Call["file"] | undefined;
    /** Answered while the site is locked, to anyone. So are all calls of the admin area. */
    isOpenWhenLocked?: true;
    /** Answered under overload: it costs next to nothing, or supervisors need it most then. So are all calls of the admin area. */
    isAlwaysServed?: true;
    /** Signs people in: answered under overload to browsers that have signed in before. */
    isSignIn?: boolean | undefined;
  }
}

/** The calls of the admin area, with which staff get in and open the site again. */
export const isAdminCall = (url: string) => url.startsWith("/api/admin/");

type StatusOf<C extends Call> = C["response"] extends z.core.$ZodType ? (C["status"] extends 201 ? 201 : 200) : 204;
type SchemaOf<C extends Call> = {
  params: C["params"];
  querystring: C["query"];
  headers: C["headers"];
  body: C["body"];
  response: { [Status in StatusOf<C>]: C["response"] };
};

/** Turns a feature's calls into Fastify's route options: address, access, validation and serialisation. */
export function routesOf<const Table extends Calls>(endpoints: Endpoints<Table>, calls: Table) {
  const routes = Object.entries(calls).map(([name, call]) => [name, routeOf(endpoints[name] as Endpoint, call)]);
  return Object.fromEntries(routes) as { [Name in keyof Table]: RouteOf<Table[Name]> }; // one for each name
}

type RouteOf<C extends Call> = Omit<ReturnType<typeof routeOf>, "schema"> & { schema: SchemaOf<C> };

function routeOf({ method, path }: Endpoint, call: Call) {
  const { access, leadingMessage, summary, params, query, headers, body, file, response, status, maxBytes } = call;
  const success = status ?? (response ? 200 : 204);
  return {
    method,
    url: path,
    config: { access, leadingMessage, file },
    ...(maxBytes && { bodyLimit: maxBytes }),
    schema: {
      summary,
      tags: [path.split("/")[2] ?? ""],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { [success]: response ?? z.null() },
    },
  };
}
