import type { FastifyReply, FastifyRequest } from "fastify";
import { maxCounted } from "#contract/paging.ts";
import type { Listed } from "#server/database/queries/keyset.ts";

/** Returns the header that links to the next page of a list. */
export function linkToNext(request: FastifyRequest, next: string | undefined): { link?: string } {
  if (next === undefined) return {};
  const url = new URL(request.url, "http://self");
  url.searchParams.set("cursor", next);
  return { link: `<${url.pathname}${url.search}>; rel="next"` };
}

/** Answers with one page of a list. The first page's headers give the total number of rows. */
export function sendPage<Row>(request: FastifyRequest, reply: FastifyReply, { rows, next, total }: Listed<Row>): Row[] {
  reply.headers(linkToNext(request, next));
  if (total !== undefined) reply.header("x-total-count", total > maxCounted ? "1,000+" : String(total));
  return rows;
}
