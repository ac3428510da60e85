import { beforeAll, beforeEach, expect, test } from "vitest";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { socialCounts } from "./social-counts.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  await site().db.delete(socialCounts);
  await site().db.delete(auditLog);
});

const patch = (platform: string, payload: unknown) =>
  site().app.inject({
    method: "PATCH",
    url: `/api/social/stats/${platform}`,
    headers: { "content-type": "application/json", ...chief.headers },
    payload: JSON.stringify(payload),
  });
const set = (platform: "twitter" | "discord", followers: number) =>
  chief.api(socialCountsAdminApi.update, { params: { platform }, body: { followers } });

test("a new count shows immediately, abbreviated on the home page, and is recorded", async () => {
  expect(await set("twitter", 900)).toEqual({
    platform: "twitter",
    label: "Followers",
    followers: 900,
    source: "hand",
    isRounded: false,
    updatedAt: expect.any(String),
  });
  expect(await site().api(socialCountsApi.list)).toMatchObject([{ platform: "twitter", followers: 900 }]);
  await set("twitter", 1500);
  expect((await site().app.inject({ url: "/" })).body).toContain("1.5K");
  expect(await site().api(socialCountsApi.list)).toMatchObject([{ followers: 1500 }]);
  expect(await recordedChanges(site(), "social-counts.update")).toMatchObject([
    { actor: "Chris Chief", target: "twitter", before: null, after: { followers: 900 } },
    { actor: "Chris Chief", target: "twitter", before: { followers: 900 }, after: { followers: 1500 } },
  ]);
});

test("a count changes its own date and no other", async () => {
  const first = await set("discord", 1);
  const second = await set("twitter", 0);
  const [twitter, discord] = await site().api(socialCountsApi.list);
  expect(discord).toEqual(first);
  expect(twitter).toEqual(second);
});

test.each([-1, 1.5, "1500", "1.5K", true, [1], {}, 2_147_483_648, 2 ** 53, 1e300])(
  "%j followers are refused",
  async (followers) => {
    const response = await patch("twitter", { followers });
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      "Please enter a whole number of followers, 0 or more",
    ]);
    expect(await site().db.select().from(socialCounts)).toEqual([]);
  },
);

test("a body with anything but the count is refused, and an unknown platform gets a 404", async () => {
  expect((await patch("twitter", {})).statusCode).toBe(400);
  expect((await patch("twitter", { followers: 1, label: "Fans" })).statusCode).toBe(400);
  for (const platform of ["tiktok", "TWITTER", "%00", "__proto__", "x".repeat(200)])
    expect((await patch(platform, { followers: 1 })).statusCode).toBe(404);
});

test("when many set a count at once the last one stays, and each is recorded", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => set("twitter", at)));
  const changes = await recordedChanges(site(), "social-counts.update");
  expect(changes).toHaveLength(20);
  const [count] = await site().api(socialCountsApi.list);
  expect(changes.map(({ after }) => after)).toContainEqual({ followers: count?.followers });
});
