import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { overloaded } from "#server/errors.ts";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import { listenFirst } from "#server/platform/network/request-listeners.ts";
import { type IsTrustedProxy, senderOf } from "#server/platform/network/trusted-proxies.ts";
import { FairShares } from "#server/platform/turns/fair-shares.ts";
import { longestBodyMs } from "./body-deadline.ts";
import { giveUpBody } from "./give-up-body.ts";
import { stopReading } from "./pipelining.ts";

/** This many fit into memory several times over. */
const usualMost = 1_000;

type Own = {
  headers: Record<string, string>;
  isTrustedProxy: IsTrustedProxy | false;
  mostRequests?: number | undefined;
};
type Begun = { since: number; release: () => void; hasAnswer: boolean };

/** Refuses requests while too many wait for their answers, before Fastify processes them. */
export function limitRequestsAtOnce(app: FastifyInstance, own: Own) {
  const { headers, isTrustedProxy, mostRequests = usualMost } = own;
  const underWay = new Map<ServerResponse, Begun>();
  const shares = new FairShares(mostRequests);
  const end = (response: ServerResponse) => {
    underWay.get(response)?.release();
    underWay.delete(response);
  };
  app.addHook("onSend", (_request, { raw }, _payload, done) => {
    const begun = underWay.get(raw);
    if (begun) begun.hasAnswer = true;
    if (raw.closed) end(raw);
    done();
  });
  const dropFinished = () => {
    for (const [response, begun] of underWay) if (isOver(response, begun)) end(response);
  };
  let unnamed = 0;
  /** A proxy that doesn't say who it asks for may take every place. */
  const holderOf = (request: IncomingMessage) => {
    const sender = senderOf(request, isTrustedProxy);
    return sender === undefined ? `unnamed ${++unnamed}` : crowdOf(addressKey(sender));
  };
  listenFirst(app.server, (request, response, handOn) => {
    if (request.socket.destroyed) return;
    if (shares.taken >= mostRequests / 2) dropFinished();
    const giveUp = () => giveUpBody(app.server, request, response);
    const release = shares.take(holderOf(request), { giveUp });
    if (!release && request.url !== "/healthz") {
      stopReading(request.socket); // the refusal ends the connection
      return refuse(response, headers);
    }
    const begun = { since: performance.now(), release: release ?? (() => {}), hasAnswer: false };
    underWay.set(response, begun);
    response.once("close", () => (begun.hasAnswer || response.headersSent) && end(response));
    handOn();
  });
}

/**
 * Whether a request no longer counts. An ended answer costs no more work, however slowly it's read. When a visitor leaves, their
 * request counts until its answer is ready, or for the longest time a body may take, so that the site can't get stuck.
 */
const isOver = (response: ServerResponse, { since }: Begun) =>
  response.writableEnded || performance.now() - since > longestBodyMs;

function refuse(response: ServerResponse, headers: Record<string, string>) {
  const { message, code, details } = overloaded();
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
