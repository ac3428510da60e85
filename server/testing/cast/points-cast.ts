import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { signedInMember, signedInStaff } from "./cast.ts";

let made = 0;

/** Makes a member with this many points, an item at a price, and the admin who gave the points. */
export async function withPoints(site: TestSite, points: number, price = 100) {
  const member = await signedInMember(site);
  const admin = await signedInStaff(site, "admin");
  const item = await admin.api(pointsAdminApi.createItem, { body: { name: `Reward ${++made}`, price } });
  if (points > 0) {
    const params = { id: member.member.id };
    await admin.api(pointsAdminApi.adjust, {
      params,
      body: { action: "add", amount: points, description: "Best save" },
    });
  }
  const redeem = (key?: string, discordUsername = "sam_sample") =>
    member.api(pointsApi.redeem, {
      body: { itemId: item.id, discordUsername },
      ...(key && { headers: { "idempotency-key": key } }),
    });
  return { ...member, admin, item, redeem, points: () => member.api(pointsApi.summary) };
}
