import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import type { ContactRequest } from "#contract/contact-messages/forms.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { contactMessages } from "./contact-messages.table.ts";

const site = useSite();

const message: ContactRequest = {
  name: "Ida Demo",
  email: "ida@demo.example",
  subject: "media",
  message: "May we film the next practice?",
};

const stored = () => site().db.select().from(contactMessages).orderBy(desc(contactMessages.createdAt));

beforeEach(async () => {
  await site().db.delete(contactMessages);
  await site().db.delete(rateLimits);
});

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  site().app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

test("a message is stored as it was written, and its id is returned", async () => {
  const { id } = await site().api(contactMessagesApi.send, { body: message });
  const asNew = { createdAt: expect.any(Date), readAt: null, archivedAt: null, link: null };
  expect(await stored()).toEqual([{ id, ...message, ...asNew }]);
});

test("under one key the same message is stored once, and another one besides", async () => {
  const headers = { "idempotency-key": "a-form-that-was-opened" };
  const send = (body: typeof message) => site().api(contactMessagesApi.send, { body, headers });
  const first = await send(message);
  expect(await send(message)).toEqual(first);
  await send({ ...message, message: "Something else." });
  await site().api(contactMessagesApi.send, { body: message });
  expect(await stored()).toHaveLength(3);
});

test.each(["name", "email", "subject", "message"])(
  'a message without %s gets "Please fill in all fields"',
  async (field) => {
    for (const value of [undefined, "", "   "]) {
      const response = await post({ ...message, [field]: value });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: "Please fill in all fields", code: "invalid_input" });
      expect(response.json().fields[field]).toBe("Please fill in all fields");
    }
    expect(await stored()).toEqual([]);
  },
);

test("an empty field is reported before an invalid one above it", async () => {
  const response = await post({ ...message, email: "nobody", message: "" });
  expect(response.json()).toEqual({
    error: "Please fill in all fields",
    code: "invalid_input",
    fields: { email: "Please enter a valid email address", message: "Please fill in all fields" },
  });
});

test.each([
  ["an invalid email address", { email: "ida@" }],
  ["a name of 81 letters", { name: "x".repeat(81) }],
  ["a message of 5001 letters", { message: "x".repeat(5001) }],
  ["a character the database can't store", { message: "a\u0000b" }],
  ["half a character", { message: "a\ud800b" }],
  ["a name with a hidden direction mark", { name: "Ida\u202eomeD" }],
  ["a number for a name", { name: 7 }],
])("%s is refused, and nothing is stored", async (_what, change) => {
  const response = await post({ ...message, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid_input", error: expect.stringMatching(/^[A-Z]/) });
  expect(await stored()).toEqual([]);
});

test.each([
  ["subject", "spam", "Please choose sponsorship, media, collaboration or other"],
  ["isRead", true, "Please leave out isRead: this call has no such field"],
  ["constructor", "x", "Please leave out constructor: this call has no such field"],
])("%s with %j is refused in a sentence under its own name", async (field, value, sentence) => {
  const response = await post({ ...message, [field]: value });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: sentence, code: "invalid_input", fields: { [field]: sentence } },
  ]);
  expect(await stored()).toEqual([]);
});

test("80 letters outside the basic plane count as 80", async () => {
  expect((await post({ ...message, name: "🏔".repeat(80) })).statusCode).toBe(201);
  expect((await post({ ...message, name: "🏔".repeat(81) })).statusCode).toBe(400);
});

describe("a body that isn't a JSON object", () => {
  test.each([
    "",
    "null",
    "[]",
    '"x"',
    "{",
    '{"name":',
    `\ufeff${JSON.stringify(message)}`,
    `${"[".repeat(40)}${"]".repeat(40)}`,
    '{"__proto__":{}}',
  ])("gets a 400 as %j", async (payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty("error");
  });

  test("gets a 400 in UTF-16", async () => {
    const response = await site().app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { "content-type": "application/json" },
      payload: Buffer.from(JSON.stringify(message), "utf16le"),
    });
    expect(response.statusCode).toBe(400);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"])(
    "gets a 415 as %s",
    async (type) => {
      const response = await post("name=x", { "content-type": type });
      expect(response.statusCode).toBe(415);
      expect(response.json().code).toBe("unsupported_media_type");
    },
  );

  test("gets a 415 when it's compressed", async () => {
    expect((await post(message, { "content-encoding": "gzip" })).statusCode).toBe(415);
  });

  test("gets a 413 beyond 64 KiB", async () => {
    const response = await post({ ...message, message: "x".repeat(70_000) });
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe("too_large");
  });

  test("is refused immediately when it's 60,000 brackets", async () => {
    expect((await post("[".repeat(60_000))).statusCode).toBe(400);
  });
});

test("the twenty-first message from an address within an hour gets a 429 with a time to wait; refused forms don't count", async () => {
  const fromOne = { remoteAddress: "203.0.113.7" };
  const send = (body: unknown) =>
    site().app.inject({ method: "POST", url: "/api/contact", payload: body as object, ...fromOne });
  for (let tries = 0; tries < 5; tries++) expect((await send({ ...message, name: "" })).statusCode).toBe(400);
  const responses = await Promise.all(Array.from({ length: 25 }, () => send(message)));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(3000);
  expect(refused[0]?.json()).toEqual({
    error: "Too many requests. Please try again later.",
    code: "too_many_requests",
  });
  expect(await stored()).toHaveLength(20);
});

describe("without script", () => {
  const submit = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    site().app.inject({
      method: "POST",
      url: "/?form=contact",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ form: "contact", ...values }).toString(),
    });

  test("the form posts to its own page, which says thank you", async () => {
    const response = await submit(message);
    expect([response.statusCode, response.headers.location]).toEqual([303, "/?sent=contact#contact"]);
    expect(await stored()).toHaveLength(1);
    const page = await site().app.inject({ url: "/?sent=contact" });
    expect(page.body).toContain("Thank you for your message! We&#x27;ll get back to you soon.");
  });

  test("a refused form comes back with what was typed and what is wrong", async () => {
    const response = await submit({ ...message, email: "ida@", message: "<b>Hello</b>" });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain("Please enter a valid email address");
    expect(response.body).toContain('value="Ida Demo"');
    expect(response.body).toContain("&lt;b&gt;Hello&lt;/b&gt;");
    expect(await stored()).toEqual([]);
  });

  test.each(["", "null", "[]", "1", '"x"'])("a body of %j, which isn't a form, is refused", async (payload) => {
    for (const type of ["application/x-www-form-urlencoded", "application/json"]) {
      const headers = { "content-type": type };
      const response = await site().app.inject({ method: "POST", url: "/", headers, payload });
      expect([400, 415]).toContain(response.statusCode);
    }
    expect((await site().app.inject({ method: "POST", url: "/" })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test("one form too many comes back with a 429, the time to wait and what was typed", async () => {
    const fromOne = async () =>
      site().app.inject({
        method: "POST",
        url: "/",
        remoteAddress: "203.0.113.9",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ form: "contact", ...message }).toString(),
      });
    for (let sent = 0; sent < 20; sent++) expect((await fromOne()).statusCode).toBe(303);
    const refused = await fromOne();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
    expect(refused.body).toContain("Too many requests. Please try again later.");
    expect(refused.body).toContain('value="Ida Demo"');
  });

  test("a form posted from another site gets a 403, and nothing is stored", async () => {
    expect((await submit(message, { origin: "https://evil.test" })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});
