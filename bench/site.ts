import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startShippedSite } from "#server/testing/site/site-process.ts";
import type { Sample } from "./bare-server.ts";
import type { Load } from "./measure.ts";

/** Starts the site as visitors get it, but without limits. */
export async function openSite(settings: Record<string, string> = {}) {
  const site = await startShippedSite({ RATE_LIMITS: "0", ...settings });
  await untilWarm(site.origin);
  return { ...site, sample: (load: Load) => sampleOf(site.origin, load) };
}

/** Gives the site a second to render its pages, and checks that it refuses nobody meanwhile. */
async function untilWarm(origin: string) {
  for (let answered = 0; answered < 10; answered++) {
    const { status } = await fetch(`${origin}/api/players`);
    if (status !== 200) throw new Error(`The site answered ${status}`);
    await pause(100);
  }
}

/** Returns the site's response byte for byte, compressed if the load asks for it. */
async function sampleOf(origin: string, { path, headers, people, body }: Load): Promise<Sample> {
  const method = body === undefined ? "GET" : "POST";
  const sent = request(origin + path, { method, headers: { ...headers, ...people?.[0] } }).end(body);
  const [answer] = await once(sent, "response");
  const chunks: Buffer[] = await answer.toArray();
  const { connection: _connection, "keep-alive": _keepAlive, ...kept } = answer.headers;
  return { status: answer.statusCode, headers: kept, base64: Buffer.concat(chunks).toString("base64") };
}
