import { afterEach, expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

let site: TestSite;
afterEach(() => site.close());

async function listeningWith(level: "info" | "warn") {
  const { log, saying } = recordLog(level);
  site = await createTestSite({ TRUST_PROXY: "1" }, { log });
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  return { origin, requests: () => saying("request") };
}

test("LOG_LEVEL=info logs each request once, by its route, and nothing personal", async () => {
  const { origin, requests } = await listeningWith("info");
  const { headers, member } = await signedInMember(site);
  const personal = {
    ...headers,
    "x-forwarded-for": "198.51.100.7",
    "user-agent": "Ida's own browser",
    referer: "/ida",
  };
  const message = JSON.stringify({ name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." });
  const json = { "content-type": "application/json" };
  await fetch(`${origin}/?email=ida@demo.example`, { headers: personal });
  await fetch(`${origin}/api/auth/me`, { headers: personal });
  await fetch(`${origin}/api/contact?from=ida`, { method: "POST", headers: { ...personal, ...json }, body: message });
  await fetch(`${origin}/ida@demo.example`, { headers: personal });
  await expect.poll(requests).toHaveLength(4);
  expect(requests().map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "/*", 200],
    ["GET", "/api/auth/me", 200],
    ["POST", "/api/contact", 201],
    ["GET", "/*", 404],
  ]);
  for (const line of requests()) {
    expect(Object.keys(line).toSorted()).toEqual(
      ["durationMs", "hostname", "id", "level", "method", "msg", "pid", "route", "status", "time"].toSorted(),
    );
    expect(line.id).toMatch(/^[\da-f-]{36}$/);
    expect(line.durationMs).toBeGreaterThan(0);
  }
  expect(JSON.stringify(requests())).not.toMatch(new RegExp(`ida|198\\.51|127\\.0|${member.name}|${member.id}`, "i"));
});

test("requests aren't logged at the default level", async () => {
  const { origin, requests } = await listeningWith("warn");
  await (await fetch(origin)).text();
  expect(requests()).toEqual([]);
});
