import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { unavailable } from "#server/errors.ts";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import { listenFirst } from "#server/platform/network/request-listeners.ts";
import { type IsTrustedProxy, senderOf } from "#server/platform/network/trusted-proxies.ts";
import { longestBodyMs } from "./body-deadline.ts";
import { stopReading } from "./pipelining.ts";

/** This many fit into memory several times over. Nobody may have more of them than are still free. */
const usualMost = 1_000;

type Own = {
  headers: Record<string, string>;
  isTrustedProxy: IsTrustedProxy | false;
  mostRequests?: number | undefined;
};
type Begun = { since: number; holder: string | undefined; hasAnswer: boolean };

/** Refuses further requests while too many wait for their answers, before Fastify makes anything of them. */
export function limitRequestsAtOnce(app: FastifyInstance, own: Own) {
  const { headers, isTrustedProxy, mostRequests = usualMost } = own;
  const underWay = new Map<ServerResponse, Begun>();
  app.addHook("onSend", (_request, { raw }, _payload, done) => {
    const begun = underWay.get(raw);
    if (begun) begun.hasAnswer = true;
    if (raw.closed) underWay.delete(raw);
    done();
  });
  const isFull = (holder: string | undefined) => {
    if (underWay.size < mostRequests / 2) return false;
    let ofHolder = 0;
    for (const [response, begun] of underWay) {
      if (isOver(response, begun)) underWay.delete(response);
      else if (begun.holder === holder) ofHolder++;
    }
    const free = mostRequests - underWay.size;
    return free <= 0 || (holder !== undefined && ofHolder >= free);
  };
  /** A proxy that doesn't say for whom it asks may have all. */
  const holderOf = (request: IncomingMessage) => {
    const sender = senderOf(request, isTrustedProxy);
    return sender === undefined ? undefined : crowdOf(addressKey(sender));
  };
  listenFirst(app.server, (request, response, handOn) => {
    if (request.socket.destroyed) return;
    const holder = holderOf(request);
    if (request.url !== "/healthz" && isFull(holder)) {
      stopReading(request.socket); // the refusal ends the connection
      return refuse(response, headers);
    }
    const begun = { since: Date.now(), holder, hasAnswer: false };
    underWay.set(response, begun);
    response.once("close", () => (begun.hasAnswer || response.headersSent) && underWay.delete(response));
    handOn();
  });
}

/**
 * An ended answer costs no more work, however slowly it's read. When a visitor leaves, their request counts until its answer is
 * ready, or until the longest time a body may take, so that the site can't get stuck.
 */
const isOver = (response: ServerResponse, { since }: Begun) =>
  response.writableEnded || Date.now() - since > longestBodyMs;

function refuse(response: ServerResponse, headers: Record<string, string>) {
  const { message, code, details } = unavailable();
  const body = JSON.stringify({ error: message, code });
  response.writeHead(errorStatus[code], {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "retry-after": String(details.retryAfterSeconds),
    connection: "close",
  });
  response.end(body);
}
