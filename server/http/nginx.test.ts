import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { request as requestByTls } from "node:https";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { hasNginx, runNginx, runShippedNginx } from "#server/testing/stand-ins/run-nginx.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function siteBehindNginx(settings: Record<string, string>) {
  const site = await createTestSite(settings);
  closings.push(site.close);
  const nginx = await runNginx(await site.app.listen({ port: 0, host: "127.0.0.1" }));
  closings.push(nginx.stop);
  const isUp = () =>
    fetch(nginx.outer).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isUp).toBe(200);
  return { site, nginx };
}

type Asked = { from?: string; headers?: Record<string, string>; body?: object };

/** Makes a call from the address `from`: this machine has many. */
async function ask(address: string, { from = "127.0.0.1", headers = {}, body }: Asked = {}) {
  const asked = (address.startsWith("https:") ? requestByTls : request)(address, {
    rejectUnauthorized: false,
    method: body ? "POST" : "GET",
    localAddress: from,
    agent: false,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
  });
  asked.end(body && JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(asked, "response");
  if (!response) throw new Error("There is no answer.");
  const { "x-cache": cache, location } = response.headers;
  return { status: response.statusCode, cache, location, body: await text(response) };
}

const message = { name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." };

/** Returns the status of a message from each of these addresses. Each sender claims a made-up address. */
async function statusesOf(origin: string, people: string[]) {
  const statuses: (number | undefined)[] = [];
  for (const [number, from] of people.entries()) {
    const headers = { "x-forwarded-for": `198.51.100.${number}` };
    statuses.push((await ask(`${origin}/api/contact`, { from, headers, body: message })).status);
  }
  return statuses;
}

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
describe.runIf(process.platform === "linux" && hasNginx())("behind nginx", () => {
  const one = ["127.0.1.1", "127.0.1.1", "127.0.1.1"];
  const three = ["127.0.1.1", "127.0.1.2", "127.0.1.3"];

  test.each<[setting: string, proxies: "inner" | "outer", people: string[], expected: number[]]>([
    ["1", "inner", three, [201, 201, 201]],
    ["1", "inner", one, [201, 201, 429]],
    ["2", "outer", three, [201, 201, 201]],
    ["2", "outer", one, [201, 201, 429]],
    ["127.0.0.1", "outer", three, [201, 201, 201]],
    ["127.0.0.1", "outer", one, [201, 201, 429]],
    ["1", "outer", three, [201, 201, 429]],
    ["off", "outer", three, [201, 201, 429]],
  ])("TRUST_PROXY=%s tells people apart correctly at the %s proxy: %j", async (setting, proxy, people, expected) => {
    const { nginx } = await siteBehindNginx({ TRUST_PROXY: setting, RATE_LIMITS: "0.1" });
    expect(await statusesOf(nginx[proxy], people)).toEqual(expected);
  });

  test("two members and a visitor through one cache never see each other's pages", async () => {
    const { site, nginx } = await siteBehindNginx({ TRUST_PROXY: "2" });
    const ada = await signedInMember(site, { name: "Ada Alpha" });
    const bea = await signedInMember(site, { name: "Bea Beta" });
    const nobody = { headers: {}, member: { name: "nobody" } };
    const names = [ada.member.name, bea.member.name];
    for (const path of ["/", "/news", "/points", "/dashboard", "/api/auth/me", "/api/points/me", "/api/auth/export"]) {
      for (const { headers, member } of [ada, bea, nobody, ada, nobody, bea]) {
        const { body, cache } = await ask(nginx.outer + path, { headers });
        for (const name of names.filter((other) => other !== member.name)) expect(body).not.toContain(name);
        expect(cache).not.toBe("HIT");
      }
    }
    expect((await ask(`${nginx.outer}/api/auth/me`, { headers: bea.headers })).body).toContain("Bea Beta");
    const picture = `${nginx.outer}/art/portrait-2/moor/tag.svg`;
    expect([(await ask(picture)).cache, (await ask(picture)).cache]).toEqual(["MISS", "HIT"]);
  });

  test("the shipped configuration speaks TLS, tells people apart and doesn't publish the metrics", async () => {
    const token = "only-for-tests-16";
    const settings = { TRUST_PROXY: "127.0.0.1", METRICS_TOKEN: token, RATE_LIMITS: "0.1" };
    const site = await createTestSite({ ...settings, PUBLIC_URL: "https://flawless.example" });
    closings.push(site.close);
    const nginx = await runShippedNginx(await site.app.listen({ port: 0, host: "127.0.0.1" }));
    closings.push(nginx.stop);
    const isUp = () =>
      ask(nginx.http)
        .then(({ status }) => status)
        .catch(() => 0);
    await expect.poll(isUp).toBe(301);
    const headers = { host: "flawless.example", authorization: `Bearer ${token}` };
    expect(await ask(`${nginx.http}/news?page=2`, { headers })).toMatchObject({
      location: "https://flawless.example/news?page=2",
    });
    expect(await ask(nginx.https, { headers })).toMatchObject({
      status: 200,
      body: expect.stringContaining("</html>"),
    });
    expect(await ask(`${nginx.https}/metrics`, { headers })).toMatchObject({ status: 404 });
    expect(await statusesOf(nginx.https, three)).toEqual([201, 201, 201]);
    expect(await statusesOf(nginx.https, ["127.0.1.9", "127.0.1.9", "127.0.1.9"])).toEqual([201, 201, 429]);
  });
});
