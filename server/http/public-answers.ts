import type { FastifyReply, FastifyRequest } from "fastify";
import type { Page } from "#contract/paging.ts";
import { type AnswerCache, sendAnswer } from "./answer-cache.ts";
import { type Listed, linkToNext, sendPage } from "./paging.ts";

declare module "fastify" {
  interface FastifyInstance {
    answers: AnswerCache;
    /** What several signed-in people see alike. It has room of its own: no member pushes visitors' pages out. */
    signedInAnswers: AnswerCache;
    /** Members' files for calendar programs. One may have 16 MB, so they have room of their own too. */
    calendarFiles: AnswerCache;
  }
}

export const json = "application/json; charset=utf-8";

type Asked = FastifyRequest & { query: Page };

/**
 * The handler of a list that is the same for every visitor: its first page is a finished answer until one of the topics
 * changes. Later pages are read each time, so that nobody fills the cache with them.
 */
export function publicList<Row>(topics: readonly string[], list: (page: Page) => Promise<Listed<Row>>) {
  return async (request: Asked, reply: FastifyReply) => {
    const { limit, cursor } = request.query;
    if (cursor !== undefined) return sendPage(request, reply, await list(request.query));
    const key = `${request.routeOptions.url} ${limit ?? ""}`;
    return sendAnswer(
      request,
      reply,
      await request.server.answers.answer(key, topics, async () => {
        const { rows, next } = await list(request.query);
        return { headers: { "content-type": json, ...linkToNext(request, next) }, body: serialised(reply, rows) };
      }),
    );
  };
}

/** The same for an answer that is no list. */
export function publicAnswer<Value>(topics: readonly string[], read: () => Promise<Value>) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    sendAnswer(
      request,
      reply,
      await request.server.answers.answer(`${request.routeOptions.url}`, topics, async () => ({
        headers: { "content-type": json },
        body: serialised(reply, await read()),
      })),
    );
}

/** The same for a file that is no JSON, such as a feed. */
export function publicFile(topics: readonly string[], type: string, write: () => Promise<string>) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    sendAnswer(
      request,
      reply,
      await request.server.answers.answer(`${request.routeOptions.url}`, topics, async () => ({
        headers: { "content-type": type },
        body: await write(),
      })),
    );
}

type Shared<Value> = {
  /** The same for all who may see the same. */
  key: string;
  topics: readonly string[];
  read: () => Promise<Value>;
};

/** Sends what all who may see the same share: a finished answer until one of the topics changes, kept on no device. */
export async function sendShared<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, topics, read }: Shared<Value>,
) {
  const answer = await request.server.signedInAnswers.answer(key, topics, async () => ({
    headers: { "content-type": json, "cache-control": "no-store" },
    body: serialised(reply, await read()),
  }));
  return sendAnswer(request, reply, answer);
}

/** Through the route's response schema, so that a column outside the contract never leaves. */
export const serialised = (reply: FastifyReply, value: unknown) =>
  String(reply.serializeInput(value as Record<string, unknown>, "200")); // its type forgets that an answer may be a list
