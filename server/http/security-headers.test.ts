import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { askExactly } from "#server/testing/site/raw-request.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ PUBLIC_URL: "https://site.test" });

/** Written out again here, so that weakening a header takes two changes. */
const policy = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "https:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "media-src": ["'self'"],
  "manifest-src": ["'self'"],
  "frame-src": ["https://www.youtube-nocookie.com"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};
const expected = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "strict-transport-security": "max-age=31536000",
};

type Headers = Record<string, string | string[] | undefined>;

/** Returns an answer's security headers, and any that give away what the server runs. */
function safetyOf(headers: Headers) {
  const { directives } = new CspParser(String(headers["content-security-policy"])).csp;
  const said = Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));
  return { ...said, "content-security-policy": directives, tells: headers.server ?? headers["x-powered-by"] };
}

/** Answers whose own address is a secret, which no other site may learn. */
const secretAddress = "a calendar at a private address";
const json = { "content-type": "application/json" };
const message = { name: "Sam", email: "sam@demo.example", subject: "other", message: "A message." } as const;

/** Asks for one answer of each kind. The name begins with its status. */
const responses: Record<string, () => Promise<{ status: number | undefined; headers: Headers }>> = {
  "200, a page": () => ask("/"),
  "200, a call": () => ask("/api/players"),
  "200, a picture drawn here": () => ask("/art/word/reward/C.svg"),
  "200, the feed": () => ask("/news/feed.xml"),
  "200, a member's own": async () => ask("/api/auth/me", await signedInMember(site())),
  [`200, ${secretAddress}`]: async () => {
    const { url } = await (await signedInMember(site())).api(calendarApi.subscribe);
    return ask(new URL(url).pathname);
  },
  "304, as it was": async () => ask("/", { headers: { "if-none-match": String((await ask("/")).headers.etag) } }),
  "307, a page elsewhere": () => ask("/admin"),
  "400, no JSON": () => post("{"),
  "404, no address": () => ask("/%ff"),
  "401, nobody": () => ask("/api/auth/me"),
  "403, too small a role": async () => ask("/api/admin/audit-log", await signedInStaff(site(), "management")),
  "403, another site": () => post(JSON.stringify(message), { origin: "https://evil.test" }),
  "404, a page": () => ask("/nothing"),
  "404, a call": () => ask("/api/nothing"),
  "404, a file": () => ask("/assets/nothing.js"),
  "404, a picture": () => ask(`/media/${"0".repeat(64)}.webp`),
  "404, too long a part of an address": () => ask(`/api/news/${"x".repeat(300)}`),
  "413, too large": () => post(JSON.stringify({ ...message, message: "x".repeat(70_000) })),
  "415, no JSON by its type": () => post("name=Sam", { "content-type": "text/plain" }),
  "429, too many": async () => {
    for (let count = 0; count < 20; count++) await post(JSON.stringify(message));
    return post(JSON.stringify(message));
  },
  "431, too much before the body": () => ask("/", { headers: { "x-long": "x".repeat(20_000) } }),
  "500, an error of ours": async () => {
    await site().db.execute(sql`alter table videos rename to misplaced_videos`);
    try {
      return await ask("/api/youtube-videos");
    } finally {
      await site().db.execute(sql`alter table misplaced_videos rename to videos`);
    }
  },
  "503, locked": async () => {
    await lock(true);
    try {
      return await ask("/about");
    } finally {
      await lock(false);
    }
  },
};

const ask = (path: string, { headers = {} }: { headers?: Record<string, string> } = {}) =>
  askExactly(site(), path, { headers });
const post = (body: string, headers: Record<string, string> = {}) =>
  askExactly(site(), "/api/contact", { method: "POST", body, headers: { ...json, ...headers } });
const lock = (isOn: boolean) => setSwitch(site().db, { name: "lockdown", isOn, by: { isConsole: true } });

test.each(Object.entries(responses))("%s: has all the security headers and names no software", async (name, get) => {
  const { status, headers } = await get();
  expect(status).toBe(Number(name.slice(0, 3)));
  const referrer = name.endsWith(secretAddress) && { "referrer-policy": "no-referrer" };
  expect(safetyOf(headers)).toEqual({ ...expected, ...referrer, tells: undefined });
});

test("only pages of the app may frame our own pages, and only previews be framed by them, which may do nothing else", async () => {
  const policyOf = async (path: string, asked = {}) =>
    safetyOf((await ask(path, asked)).headers)["content-security-policy"];
  expect(await policyOf("/admin-login")).toEqual({
    ...policy,
    "frame-src": ["'self'", "https://www.youtube-nocookie.com"],
  });
  const nothing = ["'none'"];
  const { cookie } = await signedInStaff(site(), "chief");
  const framed = {
    ...policy,
    "script-src": nothing,
    "connect-src": nothing,
    "frame-src": nothing,
    "form-action": nothing,
    "frame-ancestors": ["'self'"],
  };
  expect(await policyOf("/preview/", { headers: { cookie, "sec-fetch-dest": "iframe" } })).toEqual(framed);
  expect(await policyOf("/preview/", { headers: { cookie } })).toEqual({
    ...framed,
    sandbox: ["allow-same-origin", "allow-popups", "allow-popups-to-escape-sandbox"],
  });
});

test("Google's evaluator finds nothing of high or medium severity in the policy of pages", async () => {
  const { csp } = new CspParser(String((await ask("/")).headers["content-security-policy"]));
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  const weakened = new CspParser("script-src 'unsafe-inline' https:").csp;
  expect(new CspEvaluator(weakened).evaluate().some(({ severity }) => severity === Severity.HIGH)).toBe(true);
});

test("TRACE and unknown methods are refused without echoing the request", async () => {
  for (const method of ["TRACE", "TRACK", "CONNECT"]) {
    const response = await sendRaw(
      `${method} / HTTP/1.1\r\nHost: x\r\nCookie: secret-of-mine=1\r\nConnection: close\r\n\r\n`,
    );
    expect([method, response]).toEqual([method, expect.stringMatching(/^(HTTP\/1\.1 4\d\d |$)/)]);
    expect(response).not.toContain("secret-of-mine");
  }
});

test.each([
  ["names no host", ""],
  ["names two hosts", "Host: x\r\nhOst: y\r\n"],
  ["expects something", "Host: x\r\nExpect: foo\r\n"],
])("a request that %s is refused with the security headers too", async (_what, lines) => {
  await ask("/healthz"); // makes the site listen
  const response = await sendRaw(`GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(response).toContain('"code":"invalid_input"');
});

/** Sends these bytes and returns what the site answers until it ends the connection. */
async function sendRaw(bytes: string): Promise<string> {
  const { port } = site().app.server.address() as AddressInfo; // it listens since the first request
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.on("data", (chunk) => {
    response += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  return response;
}
