import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ PUBLIC_URL: "https://site.test" });

describe("an unknown or malformed address", () => {
  test.each(["/api/nothing", "/api/players/../nothing", "/api/players/x", "/api//players"])(
    "%s under the API is 404 in the error format",
    async (url) => {
      const response = await site().app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ error: "There’s nothing at this address.", code: "not_found" });
    },
  );

  test.each(["/%ff", "/%", "/api/news/%00/view", "/%c0%ae%c0%ae/etc/passwd", `/${"x".repeat(5000)}`, "//evil.test/x"])(
    "%s is a 4xx, never a 500",
    async (url) => {
      const response = await site().app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    },
  );

  test.each([
    "/assets/../../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/.vite/manifest.json",
    "/assets/%2e%2e/server/entry-server.js",
  ])("%s doesn't serve a file from outside", async (url) => {
    const response = await site().app.inject({ url });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('"dependencies"');
  });

  test("with a null character in its query is 400, because the database can't compare it with anything", async () => {
    const { headers } = await signedInStaff(site(), "admin");
    for (const url of ["/api/admin/points/redemptions", "/api/admin/search", "/api/admin/audit-log", "/api/news"]) {
      const response = await site().app.inject({ url: `${url}?search=a%00b`, headers });
      expect({ url, status: response.statusCode }).toEqual({ url, status: 400 });
    }
  });

  test("with an unsupported method is 404", async () => {
    expect((await site().app.inject({ method: "DELETE", url: "/api/players" })).statusCode).toBe(404);
  });
});

describe("requests from other origins:", () => {
  test.each([
    ["another site", { origin: "https://evil.test" }],
    ["nowhere", { origin: "null" }],
    ["a name that only looks like ours", { origin: "https://site.test.evil.test" }],
    ["ours without encryption", { origin: "http://site.test" }],
    ["another site that hides its origin", { "sec-fetch-site": "cross-site" }],
  ])("a write from %s is 403", async (_where, headers) => {
    const response = await site().app.inject({ method: "POST", url: "/api/contact", headers, payload: {} });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("foreign_origin");
  });

  test("a write from our own page is let through", async () => {
    const headers = { origin: "https://site.test", "sec-fetch-site": "same-origin" };
    const response = await site().app.inject({ method: "POST", url: "/api/contact", headers, payload: {} });
    expect(response.statusCode).toBe(400);
  });

  test("no answer allows another origin", async () => {
    const response = await site().app.inject({ url: "/api/players", headers: { origin: "https://evil.test" } });
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

test.each(["/", "/api/players", "/api/nothing", "/nothing", "/healthz"])(
  "%s carries the security headers",
  async (url) => {
    const { headers } = await site().app.inject({ url });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.any(String),
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("set-cookie");
  },
);

test("a call for members without a session is 401", async () => {
  const response = await site().app.inject({ url: "/api/auth/me" });
  expect([response.statusCode, response.json().code]).toEqual([401, "not_signed_in"]);
});

test.each(["/api/auth/me", "/%61pi/auth/me", "/api/%61uth/me"])("%s is kept by no cache on the way", async (url) => {
  const { headers: cookies } = await signedInMember(site());
  const { statusCode, headers } = await site().app.inject({ url, headers: cookies });
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
});

test("the site is alive and ready", async () => {
  expect((await site().app.inject({ url: "/healthz" })).json()).toEqual({ status: "alive" });
  expect((await site().app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
});

test("the API description is sent compressed, and not again to a client that has it", async () => {
  const read = (encoding: string) =>
    site().app.inject({ url: "/api/openapi.json", headers: { "accept-encoding": encoding } });
  const [plain, brotli] = [await read("identity"), await read("br")];
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const again = await site().app.inject({
    url: "/api/openapi.json",
    headers: { "if-none-match": String(plain.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("the API description comes from the schemas that validate", async () => {
  const description = (await site().app.inject({ url: "/api/openapi.json" })).json();
  expect(description.openapi).toBe("3.1.0");
  const body = description.paths["/api/contact"].post.requestBody.content["application/json"].schema;
  expect(body.required).toEqual(["name", "email", "subject", "message"]);
  expect((await site().app.inject({ url: "/api/docs/" })).statusCode).toBe(200);
  for (const copy of ["json", "yaml", "%6Ason", "%79aml", "yaml?a=b"]) {
    const { statusCode, headers } = await site().app.inject({ url: `/api/docs/${copy}` });
    expect([statusCode, headers.location]).toEqual([302, "/api/openapi.json"]); // made once, not for each request
  }
});
