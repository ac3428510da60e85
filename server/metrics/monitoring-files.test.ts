import { randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nightlyBackups } from "#server/backup/automatic-backups.ts";
import { readSettings } from "#server/env.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { videoChannels } from "#server/features/videos/video-queue.table.ts";
import { jobRuns, outcomes } from "#server/jobs/jobs.table.ts";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { jobsOf } from "#server/start/all-jobs.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const METRICS_TOKEN = "only-for-tests-16";

type Series = { name: string; labels: Record<string, string> };
type Selector = { name: string; matchers: { label: string; operator: string; value: string }[] };

const textOf = (file: string) => readFileSync(join(projectFolder, "deploy", file), "utf8");

/** Every query in the files for Prometheus and Grafana, with the labels that Grafana names a line by. */
const queries = [
  ...[...textOf("grafana-dashboard.json").matchAll(/"expr": ("(?:[^"\\]|\\.)*"),\s*"legendFormat": "([^"]*)"/g)].map(
    ([, query = "", legend = ""]) => ({ query: String(JSON.parse(query)), legend }),
  ),
  ...[...textOf("prometheus-alerts.yml").matchAll(/expr: (.+)\n(?:.*\n){1,4}? +summary: (.+)/g)].map(
    ([, query = "", legend = ""]) => ({ query, legend: legend.replaceAll("$labels.", "") }),
  ),
  ...[...textOf("grafana-dashboard.json").matchAll(/label_values\((\w+), (\w+)\)/g)].map(
    ([, name = "", label = ""]) => ({ query: name, legend: `{{${label}}}` }),
  ),
];

/** Labels that Prometheus adds itself: which site it asked. */
const addedLabels = ["job", "instance"];

const selectorsIn = (query: string): Selector[] =>
  [...query.matchAll(/\b((?:site|http|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = "", inside = ""]) => ({
      name,
      matchers: [...inside.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(
        ([, label = "", operator = "", value = ""]) => ({ label, operator, value }),
      ),
    }),
  );

/** Returns the labels that a query groups by, or that the line's name shows. */
const labelsShownBy = ({ query, legend }: { query: string; legend: string }) => [
  ...[...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(/\s*,\s*/)),
  ...[...legend.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name),
];

let site: TestSite;
let exported: Series[];

beforeAll(async () => {
  site = await createTestSite({ METRICS_TOKEN });
  await queueMail(site.db, { to: "ida@demo.example", subject: "Hello", text: "Hello" });
  const at = new Date();
  const times = { connectedAt: at, askedAt: at, nextTryAt: at, failedSince: at };
  await site.db.insert(channels).values({ platform: "twitch", handle: "summit", failure: "revoked", ...times });
  const sought = { askedAt: at, nextTryAt: at, failedSince: at };
  await site.db.insert(videoChannels).values({ platform: "youtube", handle: "@summit", failure: "away", ...sought });
  const nightly = nightlyBackups(readSettings({}), site.database);
  const names = [...jobsOf(site.database), ...nightly].map(({ name }) => name);
  const ended = { startedAt: new Date(), durationMs: 1 };
  await site.db
    .insert(jobRuns)
    .values(names.flatMap((job) => outcomes.map((outcome) => ({ id: randomUUIDv7(), job, outcome, ...ended }))));
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  await (await fetch(origin)).text();
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  exported = [...(await response.text()).matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, name = "", inside = ""]) => ({
    name,
    labels: Object.fromEntries(
      [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    ),
  }));
});
afterAll(() => site.close());

const hasLabel = (name: string, label: string) =>
  addedLabels.includes(label) || exported.some((one) => one.name === name && label in one.labels);

const [, jobName = ""] = /job_name: (\S+)/.exec(textOf("prometheus.yml")) ?? [];

function isThere(name: string, { label, operator, value }: Selector["matchers"][number]): boolean {
  if (operator !== "=") return hasLabel(name, label);
  if (label === "job") return value === jobName;
  return exported.some((one) => one.name === name && one.labels[label] === value);
}

/** Returns what a selector asks for that no site has. */
function missingOf({ name, matchers }: Selector): string[] {
  if (name !== "up" && !exported.some((one) => one.name === name)) return [name];
  return matchers
    .filter((matcher) => !isThere(name, matcher))
    .map(({ label, value }) => `${name}{${label}="${value}"}`);
}

test("the dashboard and the alerts use only metrics, labels and values that a site exports", () => {
  expect(queries.length).toBeGreaterThan(35);
  expect(queries.flatMap(({ query }) => selectorsIn(query).flatMap(missingOf))).toEqual([]);
});

test("they group and name lines only by labels that their metrics have", () => {
  const missing = queries.flatMap((one) =>
    labelsShownBy(one)
      .filter((label) => !selectorsIn(one.query).some(({ name }) => label === "le" || hasLabel(name, label)))
      .map((label) => `${label} in ${one.query}`),
  );
  expect(missing).toEqual([]);
});

test("a metric, a label or a value that isn't exported would be noticed", () => {
  const asked =
    'sum by (shard) (site_gone) / site_pool_waits_total{pool="none"} + site_job_runs{host=~"a.*"} / up{job="other"}';
  expect(selectorsIn(asked).flatMap(missingOf)).toEqual([
    "site_gone",
    'site_pool_waits_total{pool="none"}',
    'site_job_runs{host="a.*"}',
    'up{job="other"}',
  ]);
  expect(labelsShownBy({ query: asked, legend: "{{ host }}" })).toEqual(["shard", "host"]);
});
