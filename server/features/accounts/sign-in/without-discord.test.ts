import { randomUUID } from "node:crypto";
import { ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { team } from "#team.config.ts";

const elsewhere = { ...team, socials: [{ platform: "bluesky", url: "https://bluesky.example/summit" } as const] };
const ways = { email: "wren@summit.example", name: "Wren Ridge", password: "over the ridge at dawn" };

test("a team without a Discord asks nobody for a name there", async () => {
  const site = await createTestSite({}, { team: elsewhere });
  expect(await site.api(accountsApi.register, { body: ways })).toMatchObject({ name: ways.name, discord: null });
  for (const url of ["/register", "/login", "/points", "/settings", "/apply", "/dashboard"]) {
    const { body } = await site.app.inject({ url });
    const shown = body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
    const own = JSON.stringify([team.join, team.subscription]); // what the team itself says
    const sentences = shown.split(/(?<=[.?!])\s+/).filter((sentence) => /discord/i.test(sentence));
    expect(
      sentences.filter((sentence) => !own.includes(sentence.trim().slice(-30))),
      url,
    ).toEqual([]);
  }
  await site.close();
});

test("its leaderboard has members by their own names, once they chose to be on it", async () => {
  const site = await createTestSite({}, { team: elsewhere });
  const admin = await signedInStaff(site, "admin", "Ada Admin");
  const leaders = () => admin.api(pointsAdminApi.leaderboard);
  const wren = openBrowser(site);
  const { id } = (await wren.call(accountsApi.register, { body: ways })).json<Member>();
  await admin.api(pointsAdminApi.adjust, { params: { id }, body: { action: "add", amount: 40 } });
  expect(await leaders()).toEqual([]);
  const choose = (choice: object) => wren.call(accountsApi.updateProfile, { body: { name: ways.name, ...choice } });
  expect((await choose({ isOnLeaderboard: true })).json()).toMatchObject({ isOnLeaderboard: true });
  expect(await leaders()).toMatchObject([{ name: ways.name, discordUsername: null }]);
  await choose({});
  expect(await leaders(), "a change of the name alone changes nothing else").toHaveLength(1);
  await choose({ isOnLeaderboard: false });
  expect(await leaders()).toEqual([]);
  await site.close();
});

test("its staff see members' own names, also of members who had given one on Discord", async () => {
  const site = await createTestSite({}, { team: elsewhere });
  const admin = await signedInStaff(site, "admin", "Ada Admin");
  const wren = openBrowser(site);
  const { id } = (await wren.call(accountsApi.register, { body: { ...ways, discord: "wren_ridge" } })).json<Member>();
  await admin.api(pointsAdminApi.adjust, { params: { id }, body: { action: "add", amount: 40 } });
  const { id: itemId } = await admin.api(pointsAdminApi.createItem, { body: { name: "Map", price: 10 } });
  const redeemed = await wren.call(pointsApi.redeem, { body: { itemId } }, { "idempotency-key": randomUUID() });
  expect(redeemed.statusCode).toBe(201);
  const [redemption] = await admin.api(pointsAdminApi.allRedemptions, {});
  expect(redemption).toMatchObject({ discordUsername: null, user: { name: ways.name } });
  const [planned] = await admin.api(awardsApi.plan, { body: { lines: [{ userId: id }], amount: 1 } });
  expect(planned?.given).toBe(ways.name);
  await site.close();
});

test("the leaderboard of a team with one is as ever, whatever a member chose", async () => {
  const site = await createTestSite();
  const admin = await signedInStaff(site, "admin", "Ada Admin");
  const wren = openBrowser(site);
  const { id } = (await wren.call(accountsApi.register, { body: { ...ways, discord: "wren_ridge" } })).json<Member>();
  await admin.api(pointsAdminApi.adjust, { params: { id }, body: { action: "add", amount: 40 } });
  expect(await admin.api(pointsAdminApi.leaderboard)).toMatchObject([{ name: ways.name }]);
  await site.close();
});

test("a member removes the name that they gave before the team left Discord, and the privacy notice says so until then", async () => {
  const site = await createTestSite({ RATE_LIMITS: "0" });
  const { admin, api, member, redeem } = await withPoints(site, 100, 40);
  await redeem();
  const removing = () => api(accountsApi.removeDiscord);
  await expect(removing()).rejects.toMatchObject({ status: 409, sentence: accountTexts.discordNeeded });
  const privacy = async () => (await site.app.inject({ url: "/privacy" })).body;
  const former = "If you gave us a Discord username";
  expect(await privacy()).not.toContain(former);
  await admin.api(teamAdminApi.change, { body: { changes: { socials: [] } } });
  await admin.api(teamAdminApi.publish, { body: {} });
  expect(await privacy()).toContain(former);
  const own = async () => JSON.stringify((await api(accountsApi.exportData)).sections);
  expect(await own()).toContain("sam_sample");

  await site.db.update(members).set({ discord: null }).where(ne(members.id, member.id)); // only theirs is left
  await removing();
  expect(await api(accountsApi.me)).toMatchObject({ id: member.id, discord: null });
  expect(await own()).not.toMatch(/sam_sample|"discord":"/);
  await expect.poll(privacy).not.toContain(former);
  await site.close();
});

test("a team with one asks for it, and says so if it's left out", async () => {
  const site = await createTestSite();
  await expect(site.api(accountsApi.register, { body: ways })).rejects.toMatchObject({
    status: 400,
    fields: { discord: accountTexts.dialog.discord },
  });
  await site.close();
});
