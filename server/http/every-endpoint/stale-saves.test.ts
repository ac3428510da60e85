import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType } from "#server/testing/cast/pictures.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});

const day = "2026-12-01T18:00:00Z";
/** Everything that several people may edit: its endpoints, the values it is made with, and the field that an edit changes. */
const edited = [
  ["an article", newsDeskApi, { title: "A cup", excerpt: "We won it.", content: "All of it." }, "excerpt"],
  ["a result", achievementsAdminApi, { title: "Winter Cup", position: 1, date: "2026-02-01" }, "title"],
  ["a video", videosAdminApi, { title: "Grand final", videoId: "dQw4w9WgXcQ" }, "title"],
  ["a player", playersAdminApi, { gamertag: "Quill", realName: "Quinn Sample" }, "realName"],
  ["an event", calendarApi, { title: "Practice", startDate: day, endDate: day, category: "scrim" }, "title"],
  [
    "a reward item",
    { create: pointsAdminApi.createItem, update: pointsAdminApi.updateItem },
    { name: "A mug", price: 5 },
    "name",
  ],
] as const;

/** What becomes of a stale save of these is in `internal-notes.test.ts`. */
const ofApplications = ["PATCH /api/admin/applications/:id", "PUT /api/admin/applications/:id/internal-notes"];

test("everything that is saved with a version is here", async () => {
  const versioned = (await everyEndpoint()).filter(
    ({ path, body }) => path.includes(":id") && body instanceof z.core.$ZodObject && "version" in body._zod.def.shape,
  );
  const named = ({ method, path }: Endpoint) => `${method} ${path}`;
  const tried = [...edited.map(([, { update }]) => named(update)), ...ofApplications];
  expect(versioned.map(named).toSorted()).toEqual(tried.toSorted());
});

describe.each(edited)("%s", (_what, { create, update }, body, field) => {
  const make = async () => {
    const parts = Object.entries(body).map(([name, content]) => ({ name, content: String(content) }));
    const isForm = create.path === playersAdminApi.create.path;
    const { statusCode, json } = await site().app.inject({
      method: "POST",
      url: create.path,
      headers: { ...admin.headers, "content-type": isForm ? formType : "application/json" },
      payload: isForm ? formOf(...parts) : JSON.stringify(body),
    });
    expect(statusCode).toBe(201);
    return json<{ id: string; version: number }>();
  };
  const save = (id: string, change: object) =>
    site().app.inject({
      method: update.method,
      url: addressOf(update, { params: { id } }),
      headers: admin.headers,
      payload: { ...body, ...change },
    });

  test("has a version that goes up with each save", async () => {
    const { id, version } = await make();
    expect(version).toBe(1);
    const second = await save(id, { [field]: "Second", version });
    expect(second.json()).toMatchObject({ [field]: "Second", version: 2 });
    expect((await save(id, { [field]: "Third", version: 2 })).json()).toMatchObject({ version: 3 });
  });

  test("can't be overwritten by a stale save, which gets 409 and the current version", async () => {
    const { id } = await make();
    const theirs = (await save(id, { [field]: "Theirs", version: 1 })).json();
    const mine = await save(id, { [field]: "Mine", version: 1 });
    expect(mine.statusCode).toBe(409);
    expect(mine.json()).toEqual({
      error: expect.stringMatching(/still here/),
      code: "conflict",
      current: theirs,
    });
    expect((await save(id, { [field]: "Mine", version: theirs.version })).json()).toMatchObject({ [field]: "Mine" });
  });

  test("saved without a version keeps the last save", async () => {
    const { id } = await make();
    await save(id, { [field]: "Theirs", version: 1 });
    const mine = await save(id, { [field]: "Mine" });
    expect(mine.statusCode).toBe(200);
    expect(mine.json()).toMatchObject({ [field]: "Mine", version: 3 });
  });

  test("saved by ten people at once keeps only one save", async () => {
    const { id } = await make();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save(id, { [field]: `By ${at}`, version: 1 })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
  });
});
