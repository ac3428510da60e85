import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FetchFailureKind } from "#contract/channels/constants.ts";
import { discordTexts, greeting } from "#contract/discord/constants.ts";
import { discordApi } from "#contract/discord/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { discordBots } from "#server/features/outbox/discord.table.ts";
import { signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { acceptedBotToken as token } from "#server/testing/stand-ins/discord-bot.ts";
import {
  type Platforms,
  type PlatformTrouble,
  startPlatforms,
  waitSeconds,
} from "#server/testing/stand-ins/platforms.ts";
import { discordBot } from "./bot.client.ts";
import { type Trying, tryBot } from "./try-bot.service.ts";

const site = useSite();
const { log, lines } = recordLog("info");
let platforms: Platforms;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let trying: Trying;

const tryingAt = (origin: string, secret = site().app.secret): Trying => ({
  client: discordBot({ origin, siteUrl: "https://summit.example" }),
  secret,
  log,
});

beforeAll(async () => {
  platforms = await startPlatforms();
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
afterAll(() => platforms.close());
beforeEach(async () => {
  platforms.setTrouble("discord");
  platforms.discord.setInServer(true);
  platforms.discord.setMayWrite(true);
  platforms.discord.setChannels();
  platforms.discord.forgetMessages();
  [platforms.asked.length, lines.length] = [0, 0];
  for (const table of [discordBots, auditLog]) await site().db.delete(table);
  trying = tryingAt(platforms.origin);
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const run = (now = minutesFromNow(0), some = trying) => tryBot(site().db, some, now);
const connect = (body = { token }) => admin.api(discordApi.connect, { body });
const choose = (channelId: string) => admin.api(discordApi.chooseChannel, { body: { channelId } });
const bot = async () => (await admin.api(discordApi.get)).bot;

describe("the setup", () => {
  test("learns the bot's name and channels, then writes into the one that's chosen", async () => {
    expect(await connect()).toMatchObject({ bot: { name: null, isBeingTried: true, channels: [] } });
    await run();
    expect(await bot()).toMatchObject({
      name: "Summit Bot",
      isBeingTried: false,
      inviteUrl: "https://discord.com/oauth2/authorize?client_id=701&scope=bot&permissions=3072",
      channels: [
        { id: "901", name: "welcome", server: "Summit" },
        { id: "902", name: "staff", server: "Summit" },
      ],
      channelId: null,
      failure: null,
    });
    expect(platforms.discord.messages()).toEqual([]);
    expect(await choose("902")).toMatchObject({ bot: { channelId: "902", isBeingTried: true } });
    await run();
    await run(minutesFromNow(61)); // looks again, without another line
    expect(platforms.discord.messages()).toMatchObject([
      { channelId: "902", body: { content: greeting, allowed_mentions: { parse: [] } } },
    ]);
    expect(platforms.asked[0]?.headers["user-agent"]).toBe("DiscordBot (https://summit.example, 1)");
    const actions = (await site().db.select().from(auditLog)).map(({ action, after }) => ({ action, after }));
    expect(actions).toEqual([
      { action: "discord.connect", after: { isNewKey: true } },
      { action: "discord.choose-channel", after: { channel: "staff" } },
    ]);
  });

  test("keeps the token sealed: no answer, record, log or row contains it", async () => {
    await connect();
    await run();
    platforms.setTrouble("discord", "refused key");
    await run(minutesFromNow(61));
    const stored = [await site().db.select().from(discordBots), await site().db.select().from(auditLog)];
    const all = JSON.stringify([...stored, await admin.api(discordApi.get), lines]);
    expect(all).toContain("Summit Bot");
    expect(all).not.toContain(token);
  });

  test("refuses a channel that the bot doesn't see", async () => {
    await expect(choose("902")).rejects.toMatchObject({ status: 404, sentence: discordTexts.notConnected });
    await connect();
    await run();
    await expect(choose("903")).rejects.toMatchObject({
      status: 400,
      fields: { channelId: discordTexts.unseenChannel },
    });
  });

  test("replacing the token keeps the channel, and disconnecting deletes everything", async () => {
    await connect({ token: "mistyped" });
    await run();
    await connect();
    await run();
    await choose("902");
    await connect();
    await run();
    expect(await bot()).toMatchObject({ channelId: "902", failure: null });
    await admin.api(discordApi.disconnect);
    expect(await bot()).toBeNull();
    await expect(admin.api(discordApi.test)).rejects.toMatchObject({ status: 404 });
  });

  test("is for admins with an account", async () => {
    const others = [await signedInTemporary(site(), "admin"), await signedInStaff(site(), "chief")];
    for (const { api } of others) {
      await expect(api(discordApi.get)).rejects.toMatchObject({ status: 403 });
      await expect(api(discordApi.connect, { body: { token } })).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe("when something is wrong, it says what to do", () => {
  const failure = async () => (await bot())?.failure;
  const settled = async () => {
    await connect();
    await run();
    await choose("902");
  };

  test.each<[PlatformTrouble, FetchFailureKind, says: string]>([
    ["refused key", "wrong-key", "press Reset Token"],
    ["asked too often", "limited", "the site tries again by itself"],
    ["failing", "away", "can’t be reached right now"],
    ["cut off", "away", "can’t be reached right now"],
    ["HTML", "not-understood", "look for a newer release"],
    ["huge", "not-understood", "look for a newer release"],
    ["redirect", "not-understood", "look for a newer release"],
  ])("%s", async (trouble, kind, says) => {
    await connect();
    platforms.setTrouble("discord", trouble);
    await run();
    expect(await failure()).toMatchObject({ kind, sentence: expect.stringContaining(says) });
    platforms.setTrouble("discord");
    await run(minutesFromNow(24 * 60));
    expect(await failure()).toBeNull();
  });

  test("Discord that doesn't answer", async () => {
    await connect();
    platforms.setTrouble("discord", "slow");
    await run(undefined, { ...trying, deadlineMs: 50 });
    expect(await failure()).toMatchObject({ kind: "away" });
  });

  test("a bot in no server, which isn't a failure", async () => {
    platforms.discord.setInServer(false);
    await connect();
    await run();
    expect(await bot()).toMatchObject({ name: "Summit Bot", channels: [], failure: null });
  });

  test("a bot that may not write in the channel", async () => {
    await settled();
    platforms.discord.setMayWrite(false);
    await run();
    expect(await failure()).toMatchObject({ kind: "forbidden", sentence: expect.stringContaining("Send Messages") });
    platforms.discord.setMayWrite(true);
    await admin.api(discordApi.test);
    await run();
    expect(await failure()).toBeNull();
  });

  test("a channel that's gone, and a token that was reset", async () => {
    await settled();
    await run();
    platforms.discord.setChannels([]);
    await run(minutesFromNow(61));
    expect(await failure()).toMatchObject({ kind: "not-found", sentence: expect.stringContaining("another one") });
    platforms.setTrouble("discord", "refused key");
    await run(minutesFromNow(24 * 60));
    expect(await failure()).toMatchObject({ kind: "revoked", sentence: expect.stringContaining("enter the new one") });
  });

  test("a token that can't be read since the site's secret changed: it asks for it again, and Discord isn't asked", async () => {
    await connect();
    await run(undefined, tryingAt(platforms.origin, "another secret"));
    expect(await failure()).toMatchObject({
      kind: "unreadable-key",
      sentence: expect.stringContaining("Please enter the token again"),
    });
    expect(platforms.asked).toEqual([]);
  });

  test("waits as long as Discord wants, even if an admin presses Test", async () => {
    await connect();
    platforms.setTrouble("discord", "asked too often");
    await run();
    await expect(admin.api(discordApi.test)).rejects.toMatchObject({ status: 409, sentence: discordTexts.mustWait });
    platforms.asked.length = 0;
    await run(new Date(Date.now() + (waitSeconds - 60) * 1_000));
    expect(platforms.asked).toEqual([]);
  });
});

test("one of two instances tries, and a killed try is made again", async () => {
  await connect();
  platforms.asked.length = 0;
  await Promise.all([run(), run()]);
  expect(platforms.asked.filter(({ url }) => url.endsWith("/applications/@me"))).toHaveLength(1);
  await admin.api(discordApi.test);
  const stopped = AbortSignal.abort();
  await run(undefined, { ...trying, signal: stopped });
  platforms.asked.length = 0;
  await run(minutesFromNow(1));
  expect(platforms.asked).toEqual([]);
  await run(minutesFromNow(3));
  expect(platforms.asked).not.toEqual([]);
});
