import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outageSentence } from "#contract/client.ts";
import { contactTexts } from "#contract/contact-messages/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import type { OpenDatabase } from "./database.ts";

let kept: KeptDatabase;
let database: OpenDatabase;
let site: TestSite;

/** Messages can never be stored: each takes longer than a statement may. */
beforeAll(async () => {
  kept = await keepDatabase();
  database = await kept.open({ limitMs: 300 });
  await database.db.execute(sql`
    create function never_end() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$`);
  await database.db.execute(sql`
    create trigger endless before insert on contact_messages for each row execute function never_end()`);
  site = await createTestSite({}, { database });
});
afterAll(async () => {
  await site.app.close(); // its database is closed already
  await kept.remove();
});

const message = { name: "Sam", email: "sam@demo.example", subject: "other", message: "Typed with care" };
const busy = /site is busy|overloaded/i;

/** Sends a message by script and by a form without script, and returns what both are told. */
async function sendMessage() {
  const { method, path: url } = contactMessagesApi.send;
  const call = await site.app.inject({ method, url, payload: message });
  const form = await site.app.inject({
    method: "POST",
    url: "/",
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ form: "contact", ...message }).toString(),
  });
  return { call, form };
}

/** A browser repeats what a busy site refused, and nobody should wait for a statement that can never finish. */
test("a statement that can never finish is answered as an outage, and never as a busy site", async () => {
  const { call, form } = await sendMessage();
  expect([call.statusCode, call.json()]).toEqual([503, { error: outageSentence, code: "unavailable" }]);
  expect(form.statusCode).toBe(503);
  expect(form.body).toContain("Typed with care");
  expect(form.body).toContain(contactTexts.failed);
  expect(form.body).not.toMatch(busy);
});

test("so is a database that is away", async () => {
  await database.close();
  const { call, form } = await sendMessage();
  const list = await site.app.inject({ url: "/api/news?limit=3" });
  for (const { statusCode, headers, body } of [call, list]) {
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(body)).toEqual({ error: outageSentence, code: "unavailable" });
  }
  const page = await site.app.inject({ url: "/login?returnUrl=/calendar", headers: { accept: "text/html" } });
  expect(form.body).toContain("Typed with care");
  for (const { body } of [form, page]) expect(body).not.toMatch(busy);
});
