import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestSite } from "./test-app.ts";

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks over a socket for exactly this address, even if no browser would send it. The first call makes the site listen. */
export async function askExactly({ app }: TestSite, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false });
  asked.end(body);
  const [response] = await once(asked, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
