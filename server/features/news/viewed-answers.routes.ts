import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageQuery } from "#contract/paging.ts";
import {
  json,
  laterPageLimit,
  listLimit,
  noteForAll,
  serialised,
  serialisedRows,
} from "#server/cache/public-responses.ts";
import type { CachedResponse } from "#server/cache/response-cache.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { linkToNext } from "#server/routing/list-page.ts";
import type { Topic } from "#server/topics.ts";
import { viewsTopic } from "./article-views.service.ts";

const topics: readonly Topic[] = ["news", viewsTopic];

type Made = { body: string; headers?: Record<string, string> };
type Viewed = { key: string; make: () => Promise<Made> };

/**
 * Sends articles with their current views. A view doesn't invalidate the articles that were read: views are added when someone asks,
 * and everyone who asks before the next view shares the result.
 */
async function sendViewed(request: FastifyRequest, reply: FastifyReply, { key, make }: Viewed) {
  const { listResponses, articleViews } = request.server;
  const articles = () =>
    listResponses.answer(`${key} without our views`, ["news"], async () => {
      const { body, headers } = await articleViews.readWithoutOwn(make);
      return { headers: { ...headers, "content-type": json }, body, isCompressed: false };
    });
  const withViews = async () => {
    const { headers, bytes }: CachedResponse = await articles();
    return { headers: { ...headers, "content-type": json }, body: articleViews.withOwn(bytes.raw.toString()) };
  };
  const answer = await listResponses.answer(key, topics, withViews, { limit: listLimit });
  noteForAll(request, listResponses.finder(key, topics));
  return sendCached(request, reply, answer);
}

/**
 * Returns the handler of a list. Its first page is kept; later ones are read each time, so that nobody can fill the cache with
 * them.
 */
export function viewedList<Row>(list: (page: PageQuery) => Promise<Listed<Row>>) {
  return async (request: FastifyRequest & { query: PageQuery }, reply: FastifyReply) => {
    const { limit, cursor } = request.query;
    const make = async () => {
      const { rows, next } = await list(request.query);
      return { body: await serialisedRows(reply, rows), headers: linkToNext(request, next) };
    };
    const { articleViews } = request.server;
    if (cursor === undefined)
      return sendViewed(request, reply, { key: `${request.routeOptions.url} ${limit ?? ""}`, make });
    const { headers, body } = await laterPageLimit(async () => {
      const without = await articleViews.readWithoutOwn(make);
      return { ...without, body: articleViews.withOwn(without.body) };
    });
    return reply.headers(headers).type(json).send(body);
  };
}

type Item<Value> = {
  /** Throws if there is none. */
  find: (id: string) => Promise<unknown>;
  read: (id: string) => Promise<Value>;
};

/**
 * Returns the handler of one article. Whether it exists is looked up first, since anyone can make up ids. Reading it is shared by
 * everyone.
 */
export function viewedItem<Value>({ find, read }: Item<Value>) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { id } = request.params;
    const { listResponses } = request.server;
    const key = `${request.routeOptions.url} ${id}`;
    if (!listResponses.kept(key, topics)) await find(id);
    const make = async () => ({ body: serialised(reply, await read(id)) });
    return sendViewed(request, reply, { key, make });
  };
}
