import { readFile } from "node:fs/promises";
import autocannon from "autocannon";

export type Load = {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Extra headers for each connection in turn, so that several people call at the same time. */
  people?: Record<string, string>[];
  /** Sent by POST. */
  body?: string;
  /** The number of connections. Defaults to 50. */
  connections?: number;
};
export type Target = { origin: string; pid: number };
/** The server's CPU time for one request in milliseconds, or NaN if the system doesn't report it. */
export type Reading = { perSecond: number; cpuMs: number; p99Ms: number };

export async function measure(
  { origin, pid }: Target,
  { path, headers, people = [], body, connections = 50 }: Load,
  seconds: number,
): Promise<Reading> {
  const before = await cpuMsOf(pid);
  let asking = 0;
  const result = await autocannon({
    url: origin + path,
    connections,
    duration: seconds,
    headers,
    setupClient: (client) => client.setHeaders({ ...headers, ...people[asking++ % people.length] }),
    ...(body !== undefined && { method: "POST", body }),
  });
  const spent = (await cpuMsOf(pid)) - before;
  if (result.non2xx + result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${path}: ${statuses}, ${result.errors} failed`);
  }
  const answered = result.requests.total;
  return { perSecond: answered / result.duration, cpuMs: spent / answered, p99Ms: result.latency.p99 };
}

const tickMs = 10; // a hundred ticks a second, on every Linux that Node runs on

async function cpuMsOf(pid: number): Promise<number> {
  if (process.platform !== "linux") return Number.NaN;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs; // user time plus system time
}
