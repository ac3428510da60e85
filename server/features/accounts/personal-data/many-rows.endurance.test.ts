import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { pointsAccounts } from "#server/features/points/points.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { deleteMember } from "./deletion.service.ts";

const site = useSite();
const rows = 40_000;

async function timed<T>(what: string, work: () => Promise<T>) {
  const begun = performance.now();
  const result = await work();
  console.log(`${what}: ${Math.round(performance.now() - begun)} ms`);
  return result;
}

type Whose = { accountId: string; itemId: string; staffId: string; memberId: string };

async function insertMany({ accountId, itemId, staffId, memberId }: Whose) {
  const db = site().database.background;
  await db.execute(sql`
    insert into redemptions (id, account_id, item_id, item_name, points_spent, discord_username, admin_notes, status, resolved_at, resolved_by, resolved_by_id)
    select gen_random_uuid(), ${accountId}, ${itemId}, 'Reward ' || n % 7, 100, 'sam_sample', 'Sent to you', 'completed', now(), 'Leaving', ${staffId}
    from generate_series(1, ${rows}::int) n`);
  const { type, ...form } = recordedForm;
  await db.execute(sql`
    insert into applications (id, type, form, status, reviewed_at, reviewed_by, reviewed_by_id)
    select gen_random_uuid(), ${type}, ${JSON.stringify(form)}::jsonb, 'approved', now(), 'Leaving', ${staffId}
    from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`
    insert into audit_log (id, actor_type, action, target, member_id, personal)
    select gen_random_uuid(), 'console', 'points.adjust', 'a member', ${memberId}, '{"name": "Ida"}' from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`
    insert into calendar_events (id, title, description, location, starts_at, ends_at, is_all_day, color, category, priority, is_public, is_by_staff, created_by_member_id)
    select gen_random_uuid(), 'Practice', '', '', now(), now(), false, '#f59e0b', 'scrim', 'normal', true, false, ${memberId} from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`
    insert into calendar_events (id, title, description, location, starts_at, ends_at, is_all_day, color, category, priority, is_public, is_by_staff, created_by_staff_id)
    select gen_random_uuid(), 'Practice', '', '', now(), now(), false, '#f59e0b', 'scrim', 'normal', true, true, ${staffId} from generate_series(1, ${rows}::int) n`);
}

test("accounts with 40,000 rows of each kind to their name can be deleted", async () => {
  const { member, item, admin } = await withPoints(site(), 1_000);
  const leaving = await signedInStaff(site(), "admin", "Leaving");
  const [account] = await site().db.select().from(pointsAccounts).where(eq(pointsAccounts.memberId, member.id));
  await insertMany({
    accountId: account?.id ?? "",
    itemId: item.id,
    staffId: leaving.account.id,
    memberId: member.id,
  });
  const url = addressOf(staffAccountsApi.remove, { params: { id: leaving.account.id } });
  const answer = await timed("the staff account", () =>
    site().app.inject({ method: "DELETE", url, headers: admin.headers }),
  );
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  const { rows: named } = await site().db.execute(
    sql`select count(*)::int as count from redemptions where resolved_by = 'Leaving'`,
  );
  expect(named).toEqual([{ count: rows }]);
  expect(await timed("the member", () => deleteMember(site().db, member.id))).toBe(true);
  expect(await site().db.$count(members, eq(members.id, member.id))).toBe(0);
}, 600_000);
