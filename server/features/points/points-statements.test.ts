import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ DISCORD_WEBHOOK_URL: "http://127.0.0.1:9/webhook" });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the statements that a call sends to the database. */
async function sentDuring(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, "query");
  await call();
  return query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === "object" && statement && "text" in statement ? String(statement.text) : String(statement),
  );
}

async function withPoints() {
  const { member, api } = await signedInMember(site());
  const admin = await signedInStaff(site(), "admin");
  const item = await admin.api(pointsAdminApi.createItem, { body: { name: "Sample reward", price: 10 } });
  await admin.api(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "set", amount: 100 } });
  const body = { itemId: item.id, discordUsername: "sam_sample" };
  const redeem = (key: string) => api(pointsApi.redeem, { body, headers: { "idempotency-key": key } });
  return { api, redeem };
}

test("redeeming is one transaction of at most eight statements, including begin and commit", async () => {
  const { api, redeem } = await withPoints();
  await api(pointsApi.summary); // whether the site is locked is only read once
  const sent = await sentDuring(() => redeem("counted-statements"));
  expect(sent.filter((statement) => statement === "begin")).toHaveLength(1);
  expect(sent.slice(sent.indexOf("begin"), sent.indexOf("commit") + 1).length).toBeLessThanOrEqual(8);
  const before = sent.slice(0, sent.indexOf("begin"));
  expect(before.map((statement) => /member_sessions|rate_limits/.exec(statement)?.[0])).toEqual([
    "member_sessions",
    "rate_limits",
  ]);
});

test("a member's points are read in at most three statements, including the session's", async () => {
  const { api, redeem } = await withPoints();
  for (const key of ["first-one", "second-one", "third-one"]) await redeem(key);
  const sent = await sentDuring(() => api(pointsApi.summary));
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(sent.filter((statement) => statement.includes("member_sessions"))).toHaveLength(1);
});
