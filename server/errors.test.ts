import { once } from "node:events";
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ErrorCounter } from "#server/platform/process/error-counter.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formType, pictureForm } from "#server/testing/cast/pictures.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const { log, lines, saying } = recordLog();
let site: TestSite;
let origin: string;

beforeAll(async () => {
  site = await createTestSite({}, { log });
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  await site.db.execute(sql`alter table contact_messages rename to contact_messages_away`);
});
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await site.db.execute(sql`alter table contact_messages_away rename to contact_messages`);
  await site.close();
});

const call = async (path: string) => (await fetch(`${origin}${path}`)).status;
const message = { name: "Ida", email: "ida@demo.example", subject: "media", message: "Hello to all of you" };
const write = () =>
  fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });

describe("an unforeseen error", () => {
  test("is logged under the request id in the answer, without the request's body", async () => {
    const response = await write();
    expect(response.status).toBe(500);
    const [line, ...more] = saying("unforeseen error");
    expect(line).toMatchObject({ reqId: (await response.json()).requestId, where: "POST /api/contact" });
    expect(JSON.stringify(line)).toContain("contact_messages");
    expect(JSON.stringify(lines)).not.toContain(message.email);
    expect(more).toEqual([]);
  });

  test("is logged once, however often it happens", async () => {
    for (let times = 0; times < 5; times++) expect((await write()).status).toBe(500);
    expect(lines).toEqual([]);
  });
});

test.each([
  ["/api/contact", "application/json", '{"name": "Ida'],
  ["/api/admin/uploads", formType, pictureForm("a picture that").subarray(0, 100)],
])("a visitor who disconnects while sending to %s isn't logged as an error", async (path, type, begun) => {
  const { cookie } = await signedInStaff(site, "chief");
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: x",
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    "content-length: 999",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const arriving = once(site.app.server, "request");
  socket.write(begun);
  const [, response] = await arriving;
  socket.destroy();
  await once(response, "close");
  await vi.waitFor(async () => expect(await call("/healthz")).toBe(200), 30_000);
  expect(lines).toEqual([]);
});

describe("the count of a repeated error", () => {
  test("is logged every minute until it stops, and then starts again", () => {
    vi.useFakeTimers();
    const counter = new ErrorCounter(log);
    const same = () => new Error(`line ${lines.length}`);
    const report = () => counter.report(same(), "GET /", () => log.error("first"));
    for (let times = 0; times < 3; times++) report();
    vi.advanceTimersByTime(60_000);
    expect(lines).toMatchObject([{ msg: "first" }, { msg: "the same error again", times: 2, latest: "Error: line 1" }]);
    vi.advanceTimersByTime(60_000);
    report();
    expect(saying("first")).toHaveLength(2);
    counter.close();
  });

  test("is logged at the end", () => {
    const counter = new ErrorCounter(log);
    const report = () => counter.report("x", "GET /", () => log.error("first"));
    report();
    report();
    counter.close();
    expect(saying("the same error again")).toMatchObject([{ times: 1 }]);
  });

  test("is kept for a limited number of different errors", () => {
    const counter = new ErrorCounter(log);
    for (let kind = 0; kind < 10_000; kind++) counter.report(`kind ${kind}`, "GET /", () => log.error("first"));
    counter.close();
    expect(saying("first").length).toBeLessThan(200);
    expect(saying("the same error again")).toMatchObject([{ times: expect.any(Number) }]);
  });
});
