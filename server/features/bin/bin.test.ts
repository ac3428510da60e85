import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type BinKind, binKinds, binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { makeOneOfEach, removals } from "#server/testing/cast/binned-things.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const tables = {
  players,
  achievements,
  news,
  "contact-messages": contactMessages,
  applications,
  calendar: calendarEvents,
  videos,
  "reward-items": rewardItems,
} as const satisfies Record<BinKind, unknown>;

beforeEach(async () => {
  for (const table of [bin, auditLog, ...Object.values(tables)]) await site().db.delete(table);
});

type Caller = { headers: Record<string, string> };
const call = ({ headers }: Caller, endpoint: Endpoint, id: string) =>
  site().app.inject({ method: endpoint.method, url: addressOf(endpoint, { params: { id } }), headers });

const rowOf = async (kind: BinKind, id: string) => {
  const table = tables[kind];
  const { rows } = await site().db.execute<{ row: object }>(
    sql`select to_jsonb(${table}) as row from ${table} where id = ${id}`,
  );
  return rows[0]?.row;
};

const changesOf = async (id: string) => {
  const rows = await site().db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.position);
  return rows.map(({ action }) => action);
};

describe("anything that staff delete", () => {
  test.each(binKinds)("from the %s goes to the bin, and is restored as it was", async (kind) => {
    const admin = await signedInStaff(site(), "admin");
    const id = (await makeOneOfEach(site(), "Tarn"))[kind];
    const before = await rowOf(kind, id);
    expect((await call(admin, removals[kind], id)).statusCode).toBeLessThan(300);
    expect(await rowOf(kind, id)).toBeUndefined();
    const [binned, ...others] = await admin.api(binApi.list, { query: { kind } });
    expect(others).toEqual([]);
    expect(binned).toMatchObject({
      id,
      kind,
      name: expect.stringContaining("Tarn"),
      deletedBy: admin.account.username,
    });
    const keptMs = Date.parse(binned?.expiresAt ?? "") - Date.parse(binned?.deletedAt ?? "");
    expect(keptMs).toBe(30 * 86_400_000);
    const restored = await call(admin, binApi.restore, id);
    expect([restored.statusCode, restored.body]).toEqual([204, ""]);
    expect(await rowOf(kind, id)).toEqual(before);
    expect(await admin.api(binApi.list)).toEqual([]);
    expect((await changesOf(id)).slice(-2)).toEqual([`${kind}.remove`, `${kind}.restore`]);
  });

  test.each(binKinds)("from the %s can be permanently deleted, with one row in the audit log", async (kind) => {
    const admin = await signedInStaff(site(), "admin");
    const id = (await makeOneOfEach(site(), "Tarn"))[kind];
    await call(admin, removals[kind], id);
    expect((await call(admin, binApi.discard, id)).statusCode).toBe(204);
    expect(await site().db.$count(bin)).toBe(0);
    expect((await changesOf(id)).slice(-2)).toEqual([`${kind}.remove`, `${kind}.discard`]);
    for (const endpoint of [binApi.restore, binApi.discard]) {
      const again = await call(admin, endpoint, id);
      expect([again.statusCode, again.json().error]).toEqual([404, binTexts.gone]);
    }
  });

  test("is listed newest first, a page at a time", async () => {
    const admin = await signedInStaff(site(), "admin");
    const ids = await makeOneOfEach(site(), "Tarn");
    for (const kind of binKinds) await call(admin, removals[kind], ids[kind]);
    const first = await admin.api.listing(binApi.list, { query: { limit: "5" } });
    const second = await admin.api.listing(binApi.list, { query: { limit: "5", cursor: first.next ?? "" } });
    expect([...first.rows, ...second.rows].map(({ kind }) => kind)).toEqual(binKinds.toReversed());
  });

  test("is restored once by twenty restores at once", async () => {
    const admin = await signedInStaff(site(), "admin");
    const { players: id } = await makeOneOfEach(site(), "Tarn");
    await call(admin, removals.players, id);
    const responses = await Promise.all(Array.from({ length: 20 }, () => call(admin, binApi.restore, id)));
    const codes = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([204, ...Array(19).fill(404)]);
    expect(await site().db.$count(players)).toBe(1);
    expect((await changesOf(id)).filter((action) => action === "players.restore")).toHaveLength(1);
  });
});

describe("the bin", () => {
  const seen: Record<StaffRole, readonly BinKind[]> = {
    admin: binKinds,
    chief: ["players", "achievements", "news", "contact-messages", "applications", "calendar"],
    management: ["applications"],
  };

  test.each(["admin", "chief", "management"] as const)(
    "lets %s see and restore what the role may delete, and nothing else",
    async (role) => {
      const admin = await signedInStaff(site(), "admin");
      const ids = await makeOneOfEach(site(), "Tarn");
      for (const kind of binKinds) await call(admin, removals[kind], ids[kind]);
      for (const caller of [await signedInStaff(site(), role), await signedInTemporary(site(), role)]) {
        const listed = await caller.api(binApi.list);
        expect(listed.map(({ kind }) => kind).toSorted()).toEqual(seen[role].toSorted());
      }
      const caller = await signedInStaff(site(), role);
      for (const kind of binKinds) {
        const restored = await call(caller, binApi.restore, ids[kind]);
        const discarded = await call(caller, binApi.discard, ids[kind]);
        const expected = seen[role].includes(kind) ? [204, 404] : [403, 403];
        expect([kind, restored.statusCode, discarded.statusCode]).toEqual([kind, ...expected]);
      }
    },
  );

  test("lists an event that a member deleted under their name", async () => {
    const { calendar: id } = await makeOneOfEach(site(), "Tarn");
    const { member, headers } = await signedInMember(site());
    expect((await call({ headers }, removals.calendar, id)).statusCode).toBe(204);
    expect((await call({ headers }, binApi.restore, id)).statusCode).toBe(401);
    const { api } = await signedInStaff(site(), "chief");
    expect(await api(binApi.list)).toMatchObject([{ id, kind: "calendar", deletedBy: member.name }]);
  });
});
