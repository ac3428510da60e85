import { tracingChannel } from "node:diagnostics_channel";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "#server/database/database.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { players } from "#server/features/players/players.table.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { features } from "#server/features.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

let site: TestSite;
const handled: string[] = [];
const { start } = tracingChannel("fastify.request.handler");
const note = (message: unknown) => {
  const { request } = message as { request: { url: string } }; // as Fastify documents it
  handled.push(request.url);
};

beforeAll(async () => {
  site = await createTestSite({}, { servesAssets: true });
  await fillDemonstration(site.db, features);
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  start.subscribe(note);
});
afterAll(async () => {
  start.unsubscribe(note);
  await site.close();
});

type Asked = { headers?: string[]; version?: string; body?: string };

/** Asks over a socket, and returns the answer without the headers that differ each time. */
async function ask(path: string, { headers = [], version = "1.1", body = "" }: Asked = {}) {
  handled.length = 0;
  const { port } = site.app.server.address() as AddressInfo; // it listens on a port
  const socket = connect({ port, host: "127.0.0.1" }).setEncoding("latin1");
  socket.write([`GET ${path} HTTP/${version}`, "Host: x", "Connection: close", ...headers, "", body].join("\r\n"));
  const response = await text(socket);
  const end = response.indexOf("\r\n\r\n");
  const [status = "", ...lines] = response.slice(0, end).split("\r\n");
  const told = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return {
    status: Number(status.split(" ")[1]),
    names: told.map((line) => line.split(":")[0]),
    told: told.filter((line) => !/^(date|x-request-id):/.test(line)).sort(),
    body: response.slice(end + 4),
    isQuick: !handled.includes(path),
  };
}

/** Waits until the answer has been made and is served without Fastify. */
const untilQuick = (path: string, asked?: Asked) =>
  expect.poll(async () => (await ask(path, asked)).isQuick).toBe(true);

/** Asks in HTTP/1.0, which only Fastify answers. */
const askSlowly = (path: string, asked: Asked = {}) => ask(path, { ...asked, version: "1.0" });

const article = `/api/news/${demoId("news", 1)}`;
const paths = [
  "/",
  "/about",
  "/news",
  "/api/players",
  "/api/news",
  article,
  "/api/achievements",
  "/sitemap.xml",
  "/mark.svg",
];
const accepted = [[], ["Accept-Encoding: gzip, deflate, br"], ["Accept-Encoding: gzip"], ["Accept-Encoding: identity"]];

test.each(paths)("%s is answered before Fastify, with the same headers and bytes in every encoding", async (path) => {
  await untilQuick(path);
  for (const headers of accepted) {
    const [quick, slow] = [await ask(path, { headers }), await askSlowly(path, { headers })];
    expect([quick.isQuick, slow.isQuick]).toEqual([true, false]);
    expect({ ...quick, isQuick: false }).toEqual({ ...slow, names: quick.names });
    expect(quick.names).toEqual(expect.arrayContaining(["x-request-id", "date", "content-security-policy"]));

    const etag = slow.told.find((line) => line.startsWith("etag: "))?.slice("etag: ".length);
    const known = { headers: [...headers, `If-None-Match: ${etag}`] };
    const [unchanged, slowly] = [await ask(path, known), await askSlowly(path, known)];
    expect([unchanged.status, unchanged.isQuick, unchanged.body]).toEqual([304, true, ""]);
    expect(unchanged.told).toEqual(slowly.told);
  }
});

test("an answer from before a change is never sent after it", async () => {
  await untilQuick("/api/players");
  for (const name of ["Ada_demo", "Bo_demo"]) {
    await site.db.update(players).set({ gamertag: name });
    await publish(site.db, "players");
    await expect.poll(async () => (await ask("/api/players")).body).toContain(name);
    expect((await ask("/")).body).toContain(name);
    await untilQuick("/api/players");
  }
});

test("a browser that is or was signed in gets its own page, and one with other cookies the shared one", async () => {
  const { cookie } = await signedInMember(site);
  await untilQuick("/");
  const device = `${site.app.cookieRules.device}=x`;
  for (const own of [cookie, device, `other=1; ${cookie}`])
    expect((await ask("/", { headers: [`Cookie: ${own}`] })).isQuick, own).toBe(false);
  expect((await ask("/", { headers: [`Cookie: ${cookie}`] })).told).toContain("cache-control: no-store");
  expect((await ask("/", { headers: ["Cookie: __cf_bm=abc"] })).isQuick).toBe(true);
  await untilQuick("/api/players", { headers: [`Cookie: ${cookie}`] });
});

test("rendering a page for a member reads cached answers directly", async () => {
  const { cookie } = await signedInMember(site);
  const own = { headers: [`Cookie: ${cookie}`] };
  await untilQuick("/api/lockdown");
  await untilQuick("/api/site-icon");
  expect((await ask("/points", own)).status).toBe(200);
  expect(handled).toEqual(expect.arrayContaining(["/points", "/api/points/me"]));
  expect(handled).not.toEqual(expect.arrayContaining(["/api/lockdown"]));
  expect(handled).not.toEqual(expect.arrayContaining(["/api/site-icon"]));
});

test("an unusual request goes through Fastify", async () => {
  await untilQuick("/");
  const refused = [{ headers: ["Host: y"] }, { headers: ["Expect: 200-ok"] }];
  for (const asked of refused) expect((await ask("/", asked)).status).toBe(400);
  const unusual: [string, Asked, number][] = [
    ["/", { version: "1.0" }, 200],
    ["/", { headers: ["Content-Length: 2"], body: "{}" }, 200],
    ["/?from=elsewhere", {}, 200],
    ["//", {}, 404],
  ];
  for (const [path, asked, status] of unusual)
    expect(await ask(path, asked), path).toMatchObject({ status, isQuick: false });
});

test("a site shows nothing from the cache once it is locked", async () => {
  for (const path of ["/", "/api/players"]) await untilQuick(path);
  const setLocked = (isOn: boolean) => setSwitch(site.db, { name: "lockdown", isOn, by: { isConsole: true } });
  await setLocked(true);
  for (const path of ["/", "/api/players"]) await expect.poll(async () => (await ask(path)).status).toBe(503);
  await setLocked(false);
  for (const path of ["/", "/api/players"]) await untilQuick(path);
});

test("a stopping site answers through Fastify", async () => {
  await untilQuick("/");
  const urgent = AbortSignal.abort();
  await site.app.beginStop(0, urgent);
  expect(await ask("/")).toMatchObject({ status: 200, isQuick: false });
});
