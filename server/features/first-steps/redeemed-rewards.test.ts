import { expect, test } from "vitest";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

test("removing the demonstration retires a reward that somebody has redeemed, and keeps it in their history", async () => {
  await fillDemonstration(site().db, features);
  const admin = await signedInStaff(site(), "admin");
  const { member, api } = await signedInMember(site());
  await admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "add", amount: 600 } });
  const itemId = demoId("rewards", 1);
  await api(pointsApi.redeem, { body: { itemId, discordUsername: "sam_sample" } });
  await admin.api(firstStepsApi.removeDemonstration);
  expect(await api(pointsApi.items)).toEqual([]);
  expect(await admin.api(pointsAdminApi.allItems)).toMatchObject([{ id: itemId, isActive: false }]);
  expect(await api(pointsApi.redemptions)).toMatchObject([{ item: { name: "Custom Discord role" } }]);
  expect(await admin.api(firstStepsApi.get)).toMatchObject({ hasDemonstration: false });
});
