import { beforeAll, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { pointsAccounts, redemptions } from "#server/features/points/points.table.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";

const programme = { ...team.programme, name: "Skogens kongler", unit: { one: "kongle", many: "kongler" } };
const site = useSite({}, { team: { ...team, programme } });
let cast: Awaited<ReturnType<typeof withPoints>>;

beforeAll(async () => {
  cast = await withPoints(site(), 100, 40);
  await cast.redeem();
});

async function switchPoints(isOn: boolean) {
  await cast.admin.api(teamAdminApi.change, { body: { changes: { "programme.isOn": isOn } } });
  await cast.admin.api(teamAdminApi.publish, { body: {} });
}
const off = { status: 404, sentence: pointsTexts.off };
const pages = "/ /about /apply /calendar /dashboard /delete-account /login /news /privacy /register /settings /terms";
const staffPages = "/admin/settings /admin-login";

/** Reads a page as people do: its words without scripts, the facts that they read, and styles. */
async function wordsOf(url: string, headers = {}) {
  const { body, statusCode } = await site().app.inject({ url, headers });
  return { statusCode, body, words: body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ") };
}

test("staff are told what goes out of sight before they switch points off", async () => {
  expect(await cast.admin.api(pointsAdminApi.held)).toEqual({ memberCount: 1, pendingCount: 1 });
});

test("a team without points has no page, no calls and no word of them, and keeps what members have", async () => {
  const before = { summary: await cast.points(), items: await site().api(pointsApi.items) };
  expect((await wordsOf("/")).body).toContain('href="/points"');
  await switchPoints(false);

  await expect(site().api(pointsApi.items)).rejects.toMatchObject(off);
  await expect(cast.points()).rejects.toMatchObject(off);
  await expect(cast.redeem()).rejects.toMatchObject(off);
  await expect(cast.api(pointsApi.transactions)).rejects.toMatchObject(off);
  await expect(cast.admin.api(pointsAdminApi.users)).rejects.toMatchObject(off);
  expect((await cast.admin.api(badgesApi.get)).redemptions).toBeNull();
  expect((await wordsOf("/points")).statusCode).toBe(404);
  expect((await wordsOf("/points", cast.headers)).statusCode).toBe(404);

  const left: string[] = [];
  for (const [addresses, headers] of [
    [pages, {}],
    [pages, cast.headers],
    [staffPages, cast.admin.headers],
    ["/admin-login", {}],
  ] as const)
    for (const url of addresses.split(" ")) {
      const { body, words } = await wordsOf(url, headers);
      expect(body, url).not.toMatch(/href="[^"]*\/points/);
      left.push(
        ...(words.match(/.{0,40}(kongle|\bpoints\b|reward).{0,20}/gi) ?? []).map((place) => `${url}: ${place}`),
      );
    }

  const notice = "Kongler from our former programme";
  expect(new Set(left.map((place) => place.slice(0, place.indexOf(":"))))).toEqual(
    new Set(["/privacy", "/settings", "/delete-account"]),
  );
  expect((await wordsOf("/privacy")).words).toContain(notice);

  const { sections } = await cast.api(accountsApi.exportData);
  expect(JSON.stringify(sections.find(({ title }) => title === "Points"))).toContain("Best save");
  expect(sections.find(({ title }) => title === "Redemptions")?.rows).toHaveLength(1);

  await switchPoints(true);
  expect({ summary: await cast.points(), items: await site().api(pointsApi.items) }).toEqual(before);
  expect((await wordsOf("/points", cast.headers)).statusCode).toBe(200);
  expect((await cast.admin.api(badgesApi.get)).redemptions).toMatchObject({ count: 1 });
});

test("what's kept of a programme that ended goes with the account, and then the privacy notice says no more of it", async () => {
  const notice = async () => (await wordsOf("/privacy")).words.includes("from our former programme");
  await switchPoints(false);
  expect(await notice()).toBe(true);
  for (const { id } of await site().db.select({ id: members.id }).from(members)) await deleteMember(site().db, id);
  await expect.poll(notice).toBe(false);
  const [account] = await site().db.select().from(pointsAccounts);
  expect(account).toMatchObject({ memberId: null });
  const left = await site().db.select().from(redemptions);
  expect(left.map(({ status, discordUsername }) => [status, discordUsername])).toEqual([["cancelled", null]]);
});
