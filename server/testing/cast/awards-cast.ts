import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { signedInMember, type signedInStaff } from "./cast.ts";

type Admin = Awaited<ReturnType<typeof signedInStaff>>;
let made = 0;

/** Makes this many members, all with different names. */
export async function severalMembers(site: TestSite, count: number) {
  const all = await Promise.all(Array.from({ length: count }, () => signedInMember(site)));
  return all.map(({ member }) => member);
}

/** Gives each of these members points, in one award. */
export function awardTo(admin: Admin, ids: string[], { amount = 50, key = `award-key-${++made}` } = {}) {
  const awards = ids.map((userId) => ({ userId, amount, reason: "Scrim win" }));
  return admin.api(awardsApi.award, { headers: { "idempotency-key": key }, body: { awards } });
}

export async function pointsOf(admin: Admin, { email }: { email: string }): Promise<number | undefined> {
  const [found] = await admin.api(pointsAdminApi.users, { query: { search: email } });
  return found?.points;
}
