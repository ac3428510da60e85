import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageQuery } from "#contract/paging.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { concurrencyLimit } from "#server/platform/process/concurrency-limit.ts";
import { inSlices } from "#server/platform/process/in-slices.ts";
import { linkToNext } from "#server/routing/list-page.ts";
import { publicTopics, type Topic } from "#server/topics.ts";
import type { CachedResponse, Fresh } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

export const json = "application/json; charset=utf-8";

/**
 * How many responses are made at once. Finished ones don't wait, but there is no end of cursors and periods that people can ask
 * for, and one response may have 16 MB, and take several times that while it is made. Later pages of lists have a limit of their
 * own, because everyone's pages show first ones.
 */
export const listLimit = concurrencyLimit({ atOnce: 2, waiting: 128 });
export const laterPageLimit = concurrencyLimit({ atOnce: 2, waiting: 128 });
export const calendarLimit = concurrencyLimit({ atOnce: 2, waiting: 128 });

type Asked<Query> = FastifyRequest & { query: Query };

/**
 * Returns the handler of a list that is the same for every visitor. Its first page is a cached response until anything changes that
 * visitors can see. Later pages are read each time, so that nobody can fill the cache with them. So is what else is asked for, unless
 * `keptAs` names it.
 */
export function publicList<Row, Query extends PageQuery = PageQuery>(
  list: (query: Query) => Promise<Listed<Row>>,
  keptAs: (query: Query) => string | null = () => "",
) {
  return async (request: Asked<Query>, reply: FastifyReply) => {
    const { limit, cursor } = request.query;
    const { listResponses } = request.server;
    const make = async () => {
      const { rows, next } = await list(request.query);
      const headers = { "content-type": json, ...linkToNext(request, next) };
      return { headers, body: await serialisedRows(reply, rows) };
    };
    const name = keptAs(request.query);
    if (cursor !== undefined || name === null) {
      const { headers, body } = await laterPageLimit(make);
      return reply.headers(headers).send(body);
    }
    const key = `${request.routeOptions.url} ${limit ?? ""} ${name}`;
    const response = await listResponses.getOrMake(key, publicTopics, make, { limit: listLimit });
    noteForAll(request, listResponses.finder(key, publicTopics));
    return sendCached(request, reply, response);
  };
}

/** Does the same for a response that isn't a list. It may also depend on what no page shows. */
export function publicResponse<Value>(read: () => Promise<Value>, alsoAfter: readonly Topic[] = []) {
  const topics = [...publicTopics, ...alsoAfter];
  return (request: FastifyRequest, reply: FastifyReply) =>
    sendPublic(request, reply, {
      topics,
      make: async () => ({ headers: { "content-type": json }, body: serialised(reply, await read()) }),
    });
}

/** Does the same for a file that isn't JSON, such as a feed. */
export function publicFile(type: string, write: () => Promise<string>) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    sendPublic(request, reply, {
      topics: publicTopics,
      make: async () => ({ headers: { "content-type": type }, body: await write() }),
    });
}

type Public = { topics: readonly Topic[]; make: () => Promise<Fresh> };

async function sendPublic(request: FastifyRequest, reply: FastifyReply, { topics, make }: Public) {
  const { responses } = request.server;
  const key = `${request.routeOptions.url}`;
  const response = await responses.getOrMake(key, topics, make);
  noteForAll(request, responses.finder(key, topics));
  return sendCached(request, reply, response);
}

/** Lets later requests to this address, without a query, get the kept response directly. */
export function noteForAll(request: FastifyRequest, find: () => CachedResponse | undefined) {
  const [url = ""] = request.url.split("?", 1);
  request.server.responsesByUrl.note(request, { url, find, isForAll: true });
}

type Shared = {
  /** Equal for everyone who may see the same events. */
  key: string;
  topics: readonly Topic[];
  read: () => Promise<unknown[]>;
};

/**
 * Sends events to people who may all see the same ones: a cached response until one of the topics changes, which devices must not
 * store.
 */
export async function sendShared(request: FastifyRequest, reply: FastifyReply, { key, topics, read }: Shared) {
  const { calendarResponses } = request.server;
  const make = async () => ({
    headers: { "content-type": json, "cache-control": "no-store" },
    body: await serialisedRows(reply, await read()),
  });
  const response = await calendarResponses.getOrMake(key, topics, make, { limit: calendarLimit });
  return sendCached(request, reply, response);
}

/** A thousand long events take about fifty milliseconds. */
const sliceMs = 5;
const rowsAtOnce = 20;

/** Serialises a list, letting other work run in between. */
export async function serialisedRows(reply: FastifyReply, rows: readonly unknown[]): Promise<string> {
  const parts: string[] = [];
  const starts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) => index * rowsAtOnce);
  await inSlices(starts, sliceMs, (start) => {
    parts.push(serialised(reply, rows.slice(start, start + rowsAtOnce)).slice(1, -1));
  });
  return `[${parts.join(",")}]`;
}

/** Serialises a value with the route's response schema, so that columns outside the contract never leave. */
export const serialised = (reply: FastifyReply, value: unknown) =>
  String(reply.serializeInput(value as Record<string, unknown>, "200")); // its type forgets that a response may be a list
