import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { rewardItems } from "./points.table.ts";

const site = useSite();

test("deleting a redeemed item retires it and keeps its name; any other item is deleted", async () => {
  const { redeem, admin, item, points, api } = await withPoints(site(), 100);
  await redeem();
  await admin.api(pointsAdminApi.removeItem, { params: { id: item.id } });
  expect((await site().db.select().from(rewardItems).where(eq(rewardItems.id, item.id)))[0]?.isActive).toBe(false);
  expect((await api(pointsApi.items)).map(({ id }) => id)).not.toContain(item.id);
  expect((await points()).redemptions[0]?.item.name).toBe(item.name);
  const unused = await admin.api(pointsAdminApi.createItem, { body: { name: "Never redeemed", price: 1 } });
  await admin.api(pointsAdminApi.removeItem, { params: { id: unused.id } });
  await expect(admin.api(pointsAdminApi.removeItem, { params: { id: unused.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test("redeeming an item that isn't on offer gets a 404", async () => {
  const { redeem, admin, item } = await withPoints(site(), 100);
  await admin.api(pointsAdminApi.updateItem, {
    params: { id: item.id },
    body: { isActive: false, version: item.version },
  });
  await expect(redeem()).rejects.toMatchObject({ status: 404, sentence: "This reward is no longer available." });
});

test("the second of two edits to the same item is refused, and the first one stays", async () => {
  const { admin, item } = await withPoints(site(), 0);
  const edit = (name: string) =>
    admin.api(pointsAdminApi.updateItem, { params: { id: item.id }, body: { name, version: item.version } });
  expect(await edit("First")).toMatchObject({ name: "First", version: 2 });
  await expect(edit("Second")).rejects.toMatchObject({ status: 409 });
});
