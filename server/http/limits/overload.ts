import { Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { overloaded } from "#server/errors.ts";
import { isAdminCall } from "#server/routing/route.ts";

declare module "fastify" {
  interface FastifyInstance {
    overload: { refused: number };
  }
  interface FastifyRequest {
    /** Throws `overloaded` if this page or form came during overload. It's refused where its page is made, to get one back. */
    refuseIfTooMuch: () => void;
  }
}

/** With fewer, it's the machine that is late and not the site: a person opening a few pages has fewer than this in progress. */
const fewestInProgress = 20;

type Overload = { latestMs: number; isServed: (request: FastifyRequest) => boolean };

/**
 * Refuses calls with 503 under overload, before they cost anything: many are in progress, and the event loop keeps being more
 * than `latestMs` late, so that nobody gets an answer in time. Still serves cached responses and what `isServed` accepts.
 */
export function shedOverload(app: FastifyInstance, { latestMs, isServed }: Overload) {
  const loop = watchEventLoop();
  let inProgress = 0;
  app.decorate("overload", { refused: 0 });
  const tooMuch = new WeakSet<FastifyRequest>();
  const refusal = () => {
    app.overload.refused++;
    return overloaded();
  };
  app.decorateRequest("refuseIfTooMuch", function () {
    if (tooMuch.has(this)) throw refusal();
  });
  app.addHook("onClose", async () => loop.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (!(request.raw.socket instanceof Socket)) return done(); // a page asks for its own data
    inProgress++;
    reply.raw.once("close", () => inProgress--);
    if (latestMs === 0 || inProgress < fewestInProgress || loop.delayMs() <= latestMs) return done();
    const { config, url = request.url } = request.routeOptions; // the route's, however the address is spelt
    // not counted, but without an error in the visitor's console
    if (url === analyticsApi.beacon.path) return void reply.code(204).send();
    const isCached = app.responsesByUrl.find(request.url)?.isForAll; // made at most once a minute, for everyone
    if (isCached || config.isAlwaysServed || isAdminCall(url) || isServed(request)) return done();
    if (url.startsWith("/api/")) return done(refusal());
    tooMuch.add(request);
    done();
  });
}

const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;
/** A single long pause says nothing about the next request. */
const fewestSamples = 5;

/** Measures how late the event loop is: the median of at least a few rounds. */
function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  const sample = setInterval(() => {
    if (delays.count < fewestSamples) return;
    delayMs = delays.percentile(50) / nanosecondsInMs - resolutionMs;
    delays.reset();
  }, sampleMs).unref();
  delays.enable();
  return {
    delayMs: () => delayMs,
    close: () => {
      clearInterval(sample);
      delays.disable();
    },
  };
}
