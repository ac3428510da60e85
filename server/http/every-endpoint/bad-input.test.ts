import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType } from "#server/testing/cast/pictures.ts";
import { type EndpointWithCall, everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const site = useSite(withoutLimits);
const endpoints = await everyEndpoint();
const named = (some: EndpointWithCall[]) => some.map((one) => [`${one.method} ${one.path}`, one] as const);

/** A caller with every right, so that only the input decides the answer. */
let cookie: string;
let before: unknown;
beforeAll(async () => {
  await fillDemonstration(site().db, features);
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  cookie = `${member.cookie}; ${admin.cookie}`;
});
beforeEach(async () => {
  before = await fingerprint(site());
});

const unknownId = "01980000-0000-7000-8000-000000000001";
const kinds: Record<string, string> = { ":platform": "twitch", ":type": "admin" };
const addressOf = (path: string, id: string | undefined) =>
  path.replaceAll(/:\w+/g, (name) => (name === ":type" || !id ? (kinds[name] ?? unknownId) : id));

type Sent = { id?: string; type?: string; payload?: string | Buffer };

async function answerTo({ method, path }: EndpointWithCall, { id, type, payload }: Sent = {}) {
  const headers = { cookie, ...(type && { "content-type": type }) };
  const response = await site().app.inject({ method, url: addressOf(path, id), headers, ...(payload && { payload }) });
  const { error, code } = response.json();
  expect(error).toMatch(/^[A-Z].{5,}/);
  return [response.statusCode, code];
}

const event = { title: "Scrim", startDate: "2026-03-20T18:00:00Z", endDate: "2026-03-20T20:00:00Z", category: "scrim" };
const rightBodies: Record<string, object> = {
  "DELETE /api/admin/account/passkeys/:id": { currentPassword: castPassword },
  "POST /api/temp-access/:linkCode": { name: "Gus Guest" },
  "PUT /api/admin/achievements/:id": { title: "Cup", position: 1, date: "2026-03-29" },
  "PATCH /api/admin/applications/:id": { status: "approved", version: 1 },
  "PUT /api/admin/applications/:id/internal-notes": { internalNotes: "Ask again in May", version: 1 },
  "PUT /api/calendar/events/:id": { ...event, version: 1 },
  "POST /api/calendar/events/:id/report": { text: "Rude" },
  "POST /api/admin/calendar/events/:id/make-private": { reason: "It names a school" },
  "POST /api/admin/calendar/users/:type/:id": event,
  "PUT /api/admin/news/:id": { title: "News", excerpt: "In short.", content: "At length.", version: 1 },
  "PUT /api/admin/players/:id": { gamertag: "Ridge_demo", realName: "Quinn Sample" },
  "PATCH /api/admin/points/items/:id": { price: 5, version: 1 },
  "PATCH /api/admin/points/users/:id": { action: "add", amount: 5 },
  "PATCH /api/admin/points/redemptions/:id": { status: "completed" },
  "PATCH /api/social/stats/:platform": { followers: 5 },
  "PUT /api/admin/channels/:platform": { handle: "summit", clientId: "an id", key: "a secret" },
  "POST /api/admin/channels/:platform/drop": { isAccepted: true },
  "PUT /api/admin/accounts/:id": { username: "nobody", role: "chief" },
  "POST /api/admin/video-queue/:id/accept": { title: "Clip" },
  "PATCH /api/admin/video-queue/:id": { isHidden: true },
  "PUT /api/admin/youtube-videos/:id": { videoId: "dQw4w9WgXcQ", title: "Clip" },
};

const json = "application/json";
// the body is an object
const fieldsOf = ({ body }: EndpointWithCall) => Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
const whole = (fields: string[], value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));

describe("a body of the wrong shape, type or size is refused and changes nothing", () => {
  const withBody = endpoints.filter(({ body, file }) => body && !file);
  test.each(named(withBody))("%s", async (_name, endpoint) => {
    const fields = fieldsOf(endpoint);
    const strange = [null, [], 5, "text", { nonsense: 1 }, whole(fields, { a: 1 }), whole(fields, [[]])];
    for (const value of strange) {
      const payload = JSON.stringify(value);
      expect(await answerTo(endpoint, { type: json, payload }), payload).toEqual([400, "invalid_input"]);
    }
    expect(await answerTo(endpoint, { type: json, payload: '{"a":' })).toEqual([400, "malformed_json"]);
    expect(await answerTo(endpoint, { type: "text/plain", payload: "{}" })).toEqual([415, "unsupported_media_type"]);
    const payload = JSON.stringify({ a: "x".repeat(endpoint.maxBytes ?? 64 * 1024) });
    expect(await answerTo(endpoint, { type: json, payload })).toEqual([413, "too_large"]);
    expect(await fingerprint(site())).toEqual(before);
  });
});

describe("a form with a file refuses other bodies and other files", () => {
  test.each(named(endpoints.filter(({ file }) => file)))("%s", async (_name, endpoint) => {
    const { name = "", maxBytes = 0 } = endpoint.file ?? {};
    const fileOf = (content: string) => formOf({ name, filename: "x.png", content });
    expect(await answerTo(endpoint, { type: json, payload: "{}" })).toEqual([415, "unsupported_media_type"]);
    expect(await answerTo(endpoint, { type: formType, payload: formOf() })).toEqual([400, "invalid_input"]);
    expect(await answerTo(endpoint, { type: formType, payload: fileOf("<svg/>") })).toEqual([400, "invalid_input"]);
    const tooLarge = fileOf("x".repeat(maxBytes + 64 * 1024));
    expect(await answerTo(endpoint, { type: formType, payload: tooLarge })).toEqual([413, "too_large"]);
    expect(await fingerprint(site())).toEqual(before);
  });
});

describe("something that doesn't exist is 404", () => {
  const ofOne = endpoints.filter(({ path }) => path.includes(":"));
  const changing = ofOne.filter(({ body }) => body);
  const nowhere = [unknownId, "0", "%00", "x".repeat(90)];

  test.each(named(ofOne.filter(({ body }) => !body)))("%s", async (_name, endpoint) => {
    for (const id of nowhere) expect(await answerTo(endpoint, { id }), id).toEqual([404, "not_found"]);
    expect(await fingerprint(site())).toEqual(before);
  });

  test.each(named(changing))("%s with a valid body", async (name, endpoint) => {
    const payload = JSON.stringify(rightBodies[name]);
    for (const id of nowhere)
      expect(await answerTo(endpoint, { id, type: json, payload }), id).toEqual([404, "not_found"]);
    expect(await fingerprint(site())).toEqual(before);
  });

  test("every call that changes one thing has a valid body here", () => {
    expect(named(changing).map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(rightBodies)));
    expect(changing).toHaveLength(Object.keys(rightBodies).length);
  });
});

test.each([
  "/api/admin/audit-log?to=9999-12-31",
  "/api/admin/audit-log?from=0000-01-01",
  "/api/admin/audit-log.csv?to=9999-12-31",
  "/api/calendar/events?from=0000-01-01T00:00:00Z",
  "/api/calendar/events?from=0001-01-01T00:00:00%2B05:00",
  "/api/admin/calendar/events?to=9999-12-31T23:59:59Z",
])("%s is a refused year, not an error", async (url) => {
  const { headers } = await signedInStaff(site(), "admin");
  const response = await site().app.inject({ url, headers });
  expect([response.statusCode, response.json().error]).toEqual([400, "Please choose a year from 1900 to 2999"]);
});
