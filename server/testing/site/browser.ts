import { addressOf } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { TestSite } from "./test-app.ts";

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
type Visit = { address?: string; userAgent?: string };

/** Returns a browser that keeps its cookies, for tests of calls that change them. */
export function openBrowser(site: TestSite, { address = "198.51.100.1", userAgent = "browser" }: Visit = {}) {
  const jar = new Map<string, string>();

  async function send(method: string, url: string, { headers, payload }: { headers?: object; payload?: string } = {}) {
    const response = await site.app.inject({
      method: method as "GET", // an endpoint's own type has fewer
      url,
      remoteAddress: address,
      headers: { "user-agent": userAgent, cookie: cookieHeader(), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  const cookieHeader = () => [...jar].map((cookie) => cookie.join("=")).join("; ");

  return {
    jar,
    send,
    call: (endpoint: Endpoint, { body, ...address }: Input = {}, headers: Record<string, string> = {}) =>
      send(endpoint.method, addressOf(endpoint, address), {
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      }),
    /** Posts as a page's form does without script. */
    post: (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
      send("POST", url, {
        payload: new URLSearchParams(values).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      }),
  };
}
