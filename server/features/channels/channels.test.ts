import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ConnectablePlatform, channelTexts } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { handleIn } from "#contract/channels/handles.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { socialCounts } from "#server/features/social-counts/social-counts.table.ts";
import { signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { channels } from "./channels.table.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  for (const table of [channels, socialCounts, auditLog]) await site().db.delete(table);
});

const key = "AIza-a-key-nobody-may-read";
const connect = (platform: ConnectablePlatform, body: { handle: string; clientId?: string; key?: string }) =>
  admin.api(channelsApi.connect, { params: { platform }, body });
const youtube = { params: { platform: "youtube" } } as const;

describe("connecting a platform", () => {
  test("stores its key sealed, and no answer, record or row contains it", async () => {
    const connected = await connect("youtube", { handle: "https://www.youtube.com/@summit/videos", key });
    expect(connected).toMatchObject({ handle: "@summit", hasKey: true, isBeingTried: true, followers: null });
    const stored = JSON.stringify([
      await site().db.select().from(channels),
      await site().db.select().from(auditLog),
      await admin.api(channelsApi.list),
      connected,
    ]);
    expect(stored).toContain("@summit");
    expect(stored).not.toContain(key);
    expect(await site().db.select().from(auditLog)).toMatchObject([
      { action: "channels.connect", target: "youtube", after: { handle: "@summit", isNewKey: true } },
    ]);
  });

  test("asks for what the platform needs, beside its field", async () => {
    for (const [platform, body, field, message] of [
      ["youtube", { handle: "@summit" }, "key", channelTexts.key],
      ["twitch", { handle: "summit", key }, "clientId", channelTexts.clientId],
      ["twitch", { handle: "summit", clientId: "id" }, "key", channelTexts.clientSecret],
      ["youtube", { handle: "summit tv", key }, "handle", channelTexts.handle.youtube],
      ["discord", { handle: "https://summit.example/join" }, "handle", channelTexts.handle.discord],
    ] as const)
      await expect(connect(platform, body)).rejects.toMatchObject({ status: 400, fields: { [field]: message } });
    expect(await site().db.select().from(channels)).toEqual([]);
  });

  test("again without a key keeps the one that's stored", async () => {
    await connect("youtube", { handle: "@summit", key });
    const [{ sealedKey } = {}] = await site().db.select().from(channels);
    expect(await connect("youtube", { handle: "@summit_two", key: "" })).toMatchObject({
      handle: "@summit_two",
      hasKey: true,
    });
    expect(await site().db.select().from(channels)).toMatchObject([{ sealedKey }]);
  });

  test("leaves the count that's shown alone until another arrives, and so does disconnecting", async () => {
    await admin.api(socialCountsAdminApi.update, { ...youtube, body: { followers: 12 } });
    await connect("youtube", { handle: "@summit", key });
    expect(await site().api(socialCountsApi.list)).toMatchObject([{ followers: 12, source: "hand" }]);
    await admin.api(channelsApi.disconnect, youtube);
    expect(await site().api(socialCountsApi.list)).toMatchObject([{ followers: 12, source: "hand" }]);
    expect(await site().db.select().from(channels)).toEqual([]);
    await expect(admin.api(channelsApi.disconnect, youtube)).rejects.toMatchObject({ status: 404 });
  });

  test("is for admins with an account, and chiefs see how it's going", async () => {
    const body = { handle: "@summit", key };
    const guest = await signedInTemporary(site(), "admin");
    for (const { api } of [chief, guest])
      await expect(api(channelsApi.connect, { ...youtube, body })).rejects.toMatchObject({ status: 403 });
    await connect("youtube", body);
    for (const { api } of [chief, guest]) {
      expect(await api(channelsApi.list)).toMatchObject([{ platform: "youtube", hasKey: true }]);
      await expect(api(channelsApi.disconnect, youtube)).rejects.toMatchObject({ status: 403 });
    }
    expect(await chief.api(channelsApi.test, youtube)).toMatchObject({ isBeingTried: true });
  });
});

test("a test makes the channel due, tells every instance, and waits while the platform wants it to", async () => {
  const topics: string[] = [];
  const stop = site().database.onChange((topic) => topics.push(topic));
  await connect("discord", { handle: "discord.gg/summit" });
  const later = new Date(Date.now() + 3_600_000);
  await site().db.update(channels).set({ nextTryAt: later });
  const discord = { params: { platform: "discord" } } as const;
  await chief.api(channelsApi.test, discord);
  const [row] = await site().db.select().from(channels);
  expect(row?.nextTryAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect(topics).toEqual(["channels", "connections", "channels"]);
  stop();
  await site().db.update(channels).set({ failure: "limited", failedSince: new Date(), nextTryAt: later });
  await expect(chief.api(channelsApi.test, discord)).rejects.toMatchObject({
    status: 409,
    sentence: channelTexts.mustWait,
  });
});

test("clearing a count that was typed in without a platform leaves none", async () => {
  const update = (followers: number | null) =>
    chief.api(socialCountsAdminApi.update, { ...youtube, body: { followers } });
  await update(5);
  expect(await update(null)).toMatchObject({ followers: null, label: "Subscribers" });
  expect(await site().api(socialCountsApi.list)).toEqual([]);
  expect(await update(null)).toMatchObject({ followers: null });
});

test.each([
  ["youtube", "@summit", "@summit"],
  ["youtube", "https://www.youtube.com/@Summit.gg?si=1", "@Summit.gg"],
  ["youtube", "youtube.com/channel/UCabcdefghijklmnopqrstuv", "UCabcdefghijklmnopqrstuv"],
  ["youtube", "https://www.youtube.com/c/summit", undefined],
  ["twitch", "https://www.twitch.tv/Summit_GG/about", "summit_gg"],
  ["twitch", "@summit", "summit"],
  ["twitch", "a b", undefined],
  ["discord", "https://discord.com/invite/Summit-1", "Summit-1"],
  ["discord", "discord.gg/summit", "summit"],
  ["discord", "https://evil.example/../x", undefined],
] as const)("on %s, %s is the channel %s", (platform, typed, handle) => {
  expect(handleIn(platform, typed)).toBe(handle);
});
