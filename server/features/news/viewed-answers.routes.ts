import type { FastifyReply, FastifyRequest } from "fastify";
import type { Page } from "#contract/paging.ts";
import { type Answer, sendAnswer } from "#server/cache/answer-cache.ts";
import type { InTurn } from "#server/cache/answer-turns.ts";
import { json, serialised } from "#server/cache/public-answers.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { linkToNext } from "#server/routing/list-page.ts";
import { viewsTopic } from "./article-views.service.ts";

const topics = ["news", viewsTopic];

type Made = { value: unknown; headers?: Record<string, string> };
type Viewed = { key: string; read: () => Promise<Made>; inTurn?: InTurn };

/**
 * Articles with the views of this moment. A view outdates none of the articles that were read: it's added to them when
 * someone asks, and those who ask before the next view share what was made then.
 */
async function sendViewed(request: FastifyRequest, reply: FastifyReply, { key, read, inTurn }: Viewed) {
  const { answers, articleViews } = request.server;
  const articles = () =>
    answers.answer(`${key} without our views`, ["news"], async () => {
      let headers: Record<string, string> = {};
      const body = await articleViews.readWithoutOwn(async () => {
        const made = await read();
        headers = { ...made.headers };
        return serialised(reply, made.value);
      });
      return { headers: { ...headers, "content-type": json }, body };
    });
  const make = async () => {
    const { headers, bytes }: Answer = await articles();
    return { headers: { ...headers, "content-type": json }, body: articleViews.withOwn(bytes.raw.toString()) };
  };
  const answer = await answers.answer(key, topics, make, inTurn && { inTurn });
  return sendAnswer(request, reply, answer);
}

/** A list's first page; later ones are read each time, so that nobody fills the cache with them. Either takes a turn. */
export function viewedList<Row>(list: (page: Page) => Promise<Listed<Row>>) {
  return async (request: FastifyRequest & { query: Page }, reply: FastifyReply) => {
    const { limit, cursor } = request.query;
    const read = async () => {
      const { rows, next } = await list(request.query);
      return { value: rows, headers: linkToNext(request, next) };
    };
    const { articleViews, answerTurns } = request.server;
    const inTurn = answerTurns(request);
    if (cursor === undefined)
      return sendViewed(request, reply, { key: `${request.routeOptions.url} ${limit ?? ""}`, read, inTurn });
    const body = await inTurn(async () => {
      const without = await articleViews.readWithoutOwn(async () => {
        const { value, headers } = await read();
        reply.headers(headers);
        return serialised(reply, value);
      });
      return articleViews.withOwn(without);
    });
    return reply.type(json).send(body);
  };
}

type Item<Value> = {
  /** Throws when there is none. */
  find: (id: string) => Promise<unknown>;
  read: (id: string) => Promise<Value>;
};

/**
 * One article. Whether it exists is looked up in the turn of the client that asks, since anyone can make up ids. Reading it is
 * shared by everyone.
 */
export function viewedItem<Value>({ find, read }: Item<Value>) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { id } = request.params;
    const key = `${request.routeOptions.url} ${id}`;
    if (!request.server.answers.kept(key, topics)) await find(id);
    return sendViewed(request, reply, { key, read: async () => ({ value: await read(id) }) });
  };
}
