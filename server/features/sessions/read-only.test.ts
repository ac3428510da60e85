import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const tables = ["member_sessions", "staff_sessions", "rate_limits"];

/** Makes every write fail with this state: that of a read-only server, or of a full disk. */
async function refuseWrites(state: string) {
  const { db } = site();
  await db.execute(
    sql.raw(`
    create or replace function refuse_writes() returns trigger language plpgsql
    as $$ begin raise exception 'nothing can be written' using errcode = '${state}'; end $$`),
  );
  for (const table of tables)
    await db.execute(
      sql.raw(
        `create trigger refused before insert or update on ${table} for each row execute function refuse_writes()`,
      ),
    );
}

afterEach(async () => {
  for (const table of tables) await site().db.execute(sql.raw(`drop trigger if exists refused on ${table}`));
});

test.each(["25006", "53100"])(
  "people who are signed in can still read while nothing can be written (%s)",
  async (state) => {
    const { db, app } = site();
    const [member, staff] = [await signedInMember(site()), await signedInStaff(site(), "chief")];
    const feed = new URL((await member.api(calendarApi.subscribe)).url).pathname;
    for (const table of ["member_sessions", "staff_sessions"])
      await db.execute(sql.raw(`update ${table} set last_seen_at = now() - interval '1 hour'`));
    await refuseWrites(state);
    const status = async (url: string, cookie = "") => (await app.inject({ url, headers: { cookie } })).statusCode;
    expect(await status("/api/points/me", member.cookie)).toBe(200);
    expect(await status("/api/admin/players", staff.cookie)).toBe(200);
    expect(await status("/dashboard", member.cookie)).toBe(200);
    expect(await status(feed)).toBe(200);
    expect(await status("/readyz")).toBe(200);
  },
);

test("a calendar file that has been read too often is still refused", async () => {
  const { api } = await signedInMember(site());
  const feed = new URL((await api(calendarApi.subscribe)).url).pathname;
  await site().app.inject({ url: feed });
  await site().db.execute(sql`update rate_limits set count = 600 where key like 'calendarFiles:%'`);
  await refuseWrites("25006");
  expect((await site().app.inject({ url: feed })).statusCode).toBe(429);
});
