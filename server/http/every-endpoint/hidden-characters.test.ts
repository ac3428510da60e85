import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const site = useSite(withoutLimits);
const says = "Please remove hidden characters and line breaks";
/** A name that earlier releases accepted. */
const old = "boss\u{e0041}";
const plain = {
  startDate: "2027-01-01T18:00:00.000Z",
  endDate: "2027-01-01T19:00:00.000Z",
  category: "scrim",
} as const;
const texts = { excerpt: "Excerpt", content: "Content" };

const withoutPassword = { ...staffAccountsApi, table: "staff_accounts", field: "username" };
const edits = [
  { ...playersAdminApi, table: "players", field: "gamertag", body: { realName: "Ada Sample" } },
  { ...playersAdminApi, table: "players", field: "specialty", body: { gamertag: "Ada", realName: "Ada Sample" } },
  { ...videosAdminApi, table: "videos", field: "title", body: { videoId: "aaaaaaaaaaa" } },
  { ...achievementsAdminApi, table: "achievements", field: "title", body: { position: 1, date: "2026-01-01" } },
  { ...newsDeskApi, table: "news", field: "title", body: { ...texts, status: "published" } },
  {
    create: pointsAdminApi.createItem,
    update: pointsAdminApi.updateItem,
    table: "reward_items",
    field: "name",
    body: { price: 1 },
  },
  { ...calendarApi, table: "calendar_events", field: "title", body: plain },
  { ...withoutPassword, body: { role: "chief" } },
] as const;

const make = async (url: string, body: Record<string, unknown>) => {
  const { headers } = await signedInStaff(site(), "admin");
  const isForm = url === playersAdminApi.create.path;
  const parts = Object.entries(body).map(([name, content]) => ({ name, content: String(content) }));
  return site().app.inject({
    method: "POST",
    url,
    headers: { ...headers, "content-type": isForm ? formType : "application/json" },
    payload: isForm ? formOf(...parts) : JSON.stringify(body),
  });
};

test.each(edits)("$field of $table: a stored name stays valid, a new one is checked", async (edited) => {
  const { create, update, table, field, body } = edited;
  const { headers } = await signedInStaff(site(), "admin");
  const made = { ...body, ...(table === "staff_accounts" && { password: castPassword }) };
  const refused = await make(create.path, { ...made, [field]: old });
  expect(refused.json()).toMatchObject({ fields: { [field]: says } });
  const { id } = (await make(create.path, { ...made, [field]: `Ada ${field}` })).json();
  await site().db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(field)} = ${old} where id = ${id}`);
  const save = (name: string) =>
    site().app.inject({
      method: update.method,
      url: addressOf(update, { params: { id } }),
      headers,
      payload: { ...body, [field]: name },
    });
  expect((await save(old)).json()).toMatchObject({ id, [field]: old });
  expect((await save(`${old}2`)).json()).toMatchObject({ fields: { [field]: says } });
  expect((await save("\u2764\ufe0f\u200d\u{1f525} Ada")).statusCode).toBe(200);
});

test("a tag that is stored stays valid, and lists with old names are answered", async () => {
  const { api } = await signedInStaff(site(), "admin");
  const article = { ...texts, title: "Ada wins", status: "published", tags: ["cup"] } as const;
  const { id } = await api(newsDeskApi.create, { body: { ...article, tags: ["cup"] } });
  const player = (await make(playersAdminApi.create.path, { gamertag: "Ada", realName: "Ada Sample" })).json();
  await site().db.execute(sql`update news set title = ${old}, tags = array[${old}] where id = ${id}`);
  await site().db.execute(sql`update players set gamertag = ${old} where id = ${player.id}`);
  await api(newsDeskApi.update, { params: { id }, body: { ...article, title: old, tags: [old] } });
  expect((await api(newsApi.cards)).find((card) => card.id === id)?.tags).toEqual([old]);
  expect((await api(playersApi.list)).map(({ gamertag }) => gamertag)).toContain(old);
});

test("members may keep the name and the Discord name they have", async () => {
  const { api, headers, member } = await signedInMember(site());
  await site().db.execute(sql`update members set name = ${old}, discord = ${old} where id = ${member.id}`);
  expect(await api(accountsApi.updateProfile, { body: { name: old } })).toMatchObject({ name: old });
  expect(await api(accountsApi.updateDiscord, { body: { discord: old } })).toMatchObject({ discord: old });
  for (const { method, path: url, field } of [
    { ...accountsApi.updateProfile, field: "name" },
    { ...accountsApi.updateDiscord, field: "discord" },
  ]) {
    const refused = await site().app.inject({ method, url, headers, payload: { [field]: `${old}2` } });
    expect({ status: refused.statusCode, said: refused.json().fields[field] }).toEqual({
      status: 400,
      said: says,
    });
  }
});
