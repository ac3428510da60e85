import { beforeAll, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { players } from "#server/features/players/players.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;
const picture = "https://pictures.example/x.png";

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});

describe("an optional field left blank counts as left out:", () => {
  test("an article's picture and its author's", async () => {
    const article = { title: "A cup", excerpt: "We won it.", content: "All of it." };
    const made = await admin.api(newsDeskApi.create, { body: { ...article, imageUrl: "", authorImage: "" } });
    expect(made).toMatchObject({ imageUrl: null, authorImage: null });
  });

  test("a reward item's picture, which stays as it is", async () => {
    const { id } = await admin.api(pointsAdminApi.createItem, { body: { name: "A mug", price: 5, imageUrl: picture } });
    const changed = await admin.api(pointsAdminApi.updateItem, { params: { id }, body: { name: "Mug", imageUrl: "" } });
    expect(changed).toMatchObject({ name: "Mug", imageUrl: picture });
  });

  test("a player's picture, which stays as it is, and links", async () => {
    const id = "01980000-0000-7000-8000-000000000001";
    const named = { gamertag: "Quill", realName: "Quinn Sample" };
    await site()
      .db.insert(players)
      .values({ id, ...named, role: "Coach", imageUrl: picture });
    const blank = { imageUrl: "", twitterUrl: "", twitchUrl: "", youtubeUrl: "" };
    const changed = await admin.api(playersAdminApi.update, { params: { id }, body: { ...named, ...blank } });
    expect(changed).toMatchObject({ imageUrl: picture, twitterUrl: null, youtubeUrl: null });
  });

  test("a recorded application's portfolio", async () => {
    const body = { ...recordedForm, portfolio: "" };
    expect(await admin.api(applicationsAdminApi.record, { body })).toMatchObject({ portfolio: null });
  });

  test("a staff account's password, which stays as it is", async () => {
    const { account } = await signedInStaff(site(), "chief");
    const body = { username: "cora_chief", role: "chief", password: "" } as const;
    await admin.api(staffAccountsApi.update, { params: { id: account.id }, body });
    const known = { username: "cora_chief", password: castPassword };
    expect(await site().api(staffApi.login, { body: known })).toMatchObject({ admin: { username: "cora_chief" } });
  });
});

test.each([
  [undefined, "Role is required"],
  ["", "Role is required"],
  ["owner", "Please choose admin, chief or management"],
  [7, "Please choose admin, chief or management"],
])("a role of %j is refused with a helpful sentence", async (role, sentence) => {
  const response = await site().app.inject({
    method: "POST",
    url: staffAccountsApi.create.path,
    headers: admin.headers,
    payload: { username: "somebody", password: "short grass 8", role },
  });
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
});
