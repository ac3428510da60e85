import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "#server/database/database.ts";
import { memoryOfTree } from "#server/platform/process/process-tree.ts";
import { addStoredMetrics } from "./stored-metrics.ts";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Sets up all metrics of an instance. What the site counts anyway is read on request, so that it costs nothing; only requests are
 * counted as they end.
 */
export function collectMetrics(app: FastifyInstance, database: OpenDatabase) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by the route's template and the status of the answer. Pages are the route /*.",
    labelNames: ["method", "route", "status"],
    buckets: seconds,
    registers,
  });
  new Gauge({
    name: "site_process_tree_memory_bytes",
    help: "Resident memory of the site's process and all that it has started.",
    registers,
    collect() {
      this.set(memoryOfTree());
    },
  });
  new Counter({
    name: "site_overload_refusals_total",
    help: "Requests refused because many were in progress while the event loop was late.",
    registers,
    collect() {
      this.reset();
      this.inc(app.overload.refused);
    },
  });
  addCacheMetrics(app, registers);
  addDatabaseMetrics(database, registers);
  const readStored = addStoredMetrics(database, registers);
  const write = async () => {
    await readStored();
    return registry.metrics();
  };
  return { requests, write, contentType: registry.contentType };
}

function addCacheMetrics(app: FastifyInstance, registers: Registry[]) {
  const caches = {
    public: app.responses,
    lists: app.listResponses,
    signed_in: app.signedInResponses,
    calendars: app.calendarResponses,
    calendar_files: app.calendarFiles,
  };
  // the second name is for dashboards of earlier releases
  for (const name of ["site_cached_responses_total", "site_finished_answers_total"])
    new Counter({
      name,
      help: "Cached responses by cache: hit (kept already), made, or shared (waited for one being made).",
      labelNames: ["cache", "result"],
      registers,
      collect() {
        this.reset();
        for (const [cache, { served }] of Object.entries(caches))
          for (const [result, count] of Object.entries(served)) this.inc({ cache, result }, count);
      },
    });
}

function addDatabaseMetrics(database: OpenDatabase, registers: Registry[]) {
  const pools = () => Object.entries(database.use().pools);
  new Gauge({
    name: "site_pool_connections",
    help: "Open connections to the database by pool: idle or busy.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, { open, idle }] of pools()) {
        this.set({ pool, state: "idle" }, idle);
        this.set({ pool, state: "busy" }, open - idle);
      }
    },
  });
  new Gauge({
    name: "site_pool_waiting",
    help: "Calls waiting for a free connection now.",
    labelNames: ["pool"],
    registers,
    collect() {
      for (const [pool, { waiting }] of pools()) this.set({ pool }, waiting);
    },
  });
  const waits = { registers, labelNames: ["pool"] as const };
  new Counter({
    ...waits,
    name: "site_pool_waits_total",
    help: "How often a call had to wait for a free connection.",
    collect() {
      this.reset();
      for (const [pool, use] of pools()) this.inc({ pool }, use.waits.count);
    },
  });
  new Counter({
    ...waits,
    name: "site_pool_wait_seconds_total",
    help: "Total time spent waiting for a free connection.",
    collect() {
      this.reset();
      for (const [pool, use] of pools()) this.inc({ pool }, use.waits.ms / 1000);
    },
  });
  new Counter({
    name: "site_engine_restarts_total",
    help: "How often the embedded database's engine was restarted.",
    registers,
    collect() {
      this.reset();
      this.inc(database.use().engineRestarts);
    },
  });
}
