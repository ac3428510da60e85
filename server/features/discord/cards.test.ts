import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { discordApi } from "#contract/discord/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { purgeApplications } from "#server/features/applications/applications.service.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { type Cards, cardsOf } from "#server/features/outbox/card.format.ts";
import { deliverNext } from "#server/features/outbox/delivery.service.ts";
import { staffTransport } from "#server/features/outbox/discord.client.ts";
import { discordBots, discordCards } from "#server/features/outbox/discord.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { findRedemptionCard } from "#server/features/points/redemption-card.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { acceptedBotToken } from "#server/testing/stand-ins/discord-bot.ts";
import { type Platforms, startPlatforms } from "#server/testing/stand-ins/platforms.ts";
import { discordBot } from "./bot.client.ts";
import { sendCard } from "./send-card.service.ts";
import { tryBot } from "./try-bot.service.ts";

const site = useSite();
const told = useSite({ DISCORD_WEBHOOK_URL: "http://127.0.0.1:9/webhook" });
const siteUrl = "https://summit.example";
const log = { warn: () => {}, info: () => {} };
let platforms: Platforms;
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  platforms = await startPlatforms();
  admin = await signedInStaff(site(), "admin", "Ada *Admin*");
});
afterAll(() => platforms.close());
beforeEach(async () => {
  platforms.setTrouble("discord");
  platforms.discord.setMayWrite(true);
  platforms.discord.setChannels();
  for (const table of [discordBots, discordCards, outbox]) await site().db.delete(table);
  await connect(site(), admin);
  platforms.discord.forgetMessages();
});

type Site = ReturnType<typeof site>;
const client = () => discordBot({ origin: platforms.origin, siteUrl });

async function connect({ db, app: { secret } }: Site, { api }: typeof admin) {
  await api(discordApi.connect, { body: { token: acceptedBotToken } });
  await tryBot(db, { client: client(), secret, log });
  await api(discordApi.chooseChannel, { body: { channelId: "902" } });
}

let webhook: string[] = [];
/** Sends everything that's due, and returns how much there was. */
async function deliver({ db, app: { secret } }: Site = site(), at = later(1), cards: Cards = cardsOf(features)) {
  webhook = [];
  const discord = staffTransport(
    (card, signal) => sendCard(db, { ...card, client: client(), secret, siteUrl, cards }, signal),
    {
      destination: "webhook",
      send: async ({ id }) => void webhook.push(id),
    },
  );
  const transports = { mail: { destination: "nowhere", send: async () => {} }, discord };
  let count = 0;
  while (await deliverNext(db, { transports, log }, () => at)) count += 1;
  return count;
}
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
const written = () => platforms.discord.messages();
const texts = () => written().map(({ body }) => ("content" in body ? body.content : ""));
const failures = async () =>
  (await site().db.select().from(outbox).where(eq(outbox.channel, "discord"))).map(({ lastError }) => lastError);

const resolve = (id: string, status: "completed" | "cancelled", by = admin) =>
  by.api(pointsAdminApi.resolve, { params: { id }, body: { status } });

test("a redemption is a card with the item, the member's name and a link, and says who decided", async () => {
  const { redeem, item, member } = await withPoints(site(), 1500, 1000);
  const { redemption } = await redeem("card-0001");
  await deliver();
  expect(written()).toMatchObject([
    {
      channelId: "902",
      edits: 0,
      body: {
        content: `**New redemption**\n${item.name}, for ${member.name}`,
        allowed_mentions: { parse: [] },
        components: [{ components: [{ label: "Open", url: `${siteUrl}/admin/points?tab=redemptions` }] }],
      },
    },
  ]);
  const all = JSON.stringify(written());
  for (const kept of [member.email, "sam_sample", "1,000", member.discord]) expect(all).not.toContain(kept);

  await resolve(redemption.id, "completed");
  await deliver(site(), later(2));
  expect(texts()).toEqual([`**Redemption completed** by Ada \\*Admin\\* (Admin)\n${item.name}, for ${member.name}`]);
  expect(written()).toMatchObject([{ edits: 1 }]);
});

test("an application is a card with its type and the name that the applicant chose, and follows what staff decide", async () => {
  const { api } = await signedInMember(site());
  const preferredName = "@everyone **Sam**";
  const { id } = await api(applicationsApi.sendStaff, { body: { ...staffForm, preferredName } });
  await deliver();
  const from = "Moderator, from \\@everyone \\*\\*Sam\\*\\*";
  expect(texts()).toEqual([`**New application**\n${from}`]);
  const all = JSON.stringify(written());
  for (const kept of [staffForm.whyModerator, staffForm.discordTag, staffForm.timezone, "16", "@demo.example"])
    expect(all).not.toContain(kept);

  const guest = await signedInTemporary(site(), "chief", "Gus Guest");
  await guest.api(applicationsAdminApi.review, { params: { id }, body: { status: "approved" } });
  await deliver(site(), later(2));
  expect(texts()[0]).toMatch(/^\*\*Application approved\*\* by Gus Guest[^\n]*\nModerator, from /);
  await admin.api(applicationsAdminApi.takeBack, { params: { id } });
  await deliver(site(), later(3));
  expect(texts()).toEqual([`**New application**\n${from}`]);
  await admin.api(applicationsAdminApi.remove, { params: { id } });
  await deliver(site(), later(4));
  expect(written()).toEqual([]);
  expect(await site().db.select().from(discordCards)).toEqual([]);
});

test("what a member leaves behind is without their name, and an application that isn't kept any longer goes", async () => {
  const { redeem, item, member, api } = await withPoints(site(), 1500, 1000);
  await redeem("card-0002");
  await api(applicationsApi.sendManagement, { body: managementForm });
  const other = await signedInMember(site());
  const { id } = await other.api(applicationsApi.sendStaff, { body: staffForm });
  await deliver();
  expect(written()).toHaveLength(3);
  await deleteMember(site().db, member.id);
  await deliver(site(), later(2));
  expect(texts()).toEqual([
    `**Redemption cancelled, points returned**\n${item.name}, for somebody who has deleted their account`,
    "**New application**\nModerator, from Sam",
  ]);
  const long = new Date("2020-01-01T00:00:00Z");
  await site()
    .db.update(applications)
    .set({ status: "rejected", reviewNotes: "Not now", reviewedAt: long })
    .where(eq(applications.id, id));
  await purgeApplications(site().db);
  await deliver(site(), later(3));
  expect(written()).toHaveLength(1);
});

test("each message leaves one way: by the bot if a channel is chosen, otherwise through the webhook", async () => {
  await told().db.delete(discordBots);
  const { redeem, admin: their } = await withPoints(told(), 5000, 1000);
  const { redemption } = await redeem("way-0001");
  expect([await deliver(told()), webhook.length, written().length]).toEqual([1, 1, 0]);
  await connect(told(), their);
  await their.api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status: "completed" } });
  await redeem("way-0002");
  await deliver(told(), later(2));
  expect([webhook.length, written().length]).toEqual([0, 1]);
  await their.api(discordApi.disconnect);
  await redeem("way-0003");
  await deliver(told(), later(3));
  expect([webhook.length, written().length]).toEqual([1, 1]);
});

test("a card that was written just before the site was killed isn't written again, and says how things are now", async () => {
  const { redeem, item } = await withPoints(site(), 1500, 1000);
  const { redemption } = await redeem("card-0003");
  await deliver();
  await site().db.update(discordCards).set({ channelId: null, messageId: null });
  await site()
    .db.update(outbox)
    .set({ sentAt: null, payload: { about: { kind: "redemption", id: redemption.id }, content: "" } });
  await resolve(redemption.id, "cancelled");
  await deliver(site(), later(200));
  expect(texts()).toEqual([expect.stringContaining("**Redemption cancelled, points returned** by Ada")]);
  expect(texts()[0]).toContain(item.name);
});

test("a redemption that's completed while its card is on its way ends as completed", async () => {
  const { redeem } = await withPoints(site(), 1500, 1000);
  const { redemption } = await redeem("card-0004");
  let reads = 0;
  await deliver(site(), later(1), {
    redemption: async (db, id) => {
      const card = await findRedemptionCard(db, id);
      if (++reads === 1) await resolve(redemption.id, "completed");
      return card;
    },
  });
  expect(texts()).toEqual([expect.stringContaining("**Redemption completed** by Ada")]);
});

test("a card that Discord refuses waits, says what to do, and arrives once", async () => {
  const { redeem } = await withPoints(site(), 1500, 1000);
  platforms.discord.setMayWrite(false);
  await redeem("card-0005");
  await deliver();
  expect(await failures()).toEqual([expect.stringContaining("allow the bot View Channel and Send Messages")]);
  platforms.setTrouble("discord", "asked too often");
  await deliver(site(), later(100));
  const [row] = await site().db.select().from(outbox).where(eq(outbox.channel, "discord"));
  expect(row?.nextAttemptAt.getTime()).toBeGreaterThan(later(3_500).getTime());
  platforms.setTrouble("discord");
  platforms.discord.setMayWrite(true);
  await deliver(site(), later(8_000));
  await deliver(site(), later(16_000));
  expect(written()).toHaveLength(1);
});

test("a card that somebody deleted in Discord stays deleted", async () => {
  const { redeem } = await withPoints(site(), 1500, 1000);
  const { redemption } = await redeem("card-0006");
  await deliver();
  platforms.discord.forgetMessages();
  await resolve(redemption.id, "completed");
  await deliver(site(), later(2));
  expect([written(), await site().db.select().from(discordCards)]).toEqual([[], []]);
  expect(await failures()).toEqual([null, null]);
});
