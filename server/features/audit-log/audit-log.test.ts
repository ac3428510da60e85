import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { createApi } from "#contract/client.ts";
import { isForeignKeyViolation } from "#server/database/sql-errors.ts";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { actingMember } from "#server/testing/cast/acting-member.ts";
import { actorOf, castPassword, signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { callDirectly } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { recordEvent } from "./audit-log.service.ts";
import { auditLog } from "./audit-log.table.ts";

const site = useSite();

beforeAll(async () => {
  byStaff = await actorOf(site(), await signedInStaff(site(), "admin", "Ada Admin"));
});
beforeEach(async () => {
  await site().db.delete(auditLog);
});

let byStaff: Awaited<ReturnType<typeof actorOf>>;
const player = { action: "players.update", target: "player Quill" };
const read = async (query: { by?: "everyone"; search?: string; limit?: string; cursor?: string } = {}) => {
  const { api } = await signedInStaff(site(), "admin");
  return api(auditLogApi.list, { query });
};

describe("an entry", () => {
  test("says who changed what, when, and how it was before and after", async () => {
    const change = { before: { role: "Coach" }, after: { role: "Analyst" }, targetId: "quill" };
    await recordEvent(site().db, { by: byStaff, ...player, ...change });
    const [entry] = await read();
    expect(entry).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      actor: "Ada Admin",
      actorType: "staff",
      ...player,
      ...change,
      ipAddress: null,
      personal: null,
    });
    expect(Math.abs(Date.now() - Date.parse(entry?.at ?? ""))).toBeLessThan(60_000);
  });

  test("drops secrets at any depth", async () => {
    const secrets = { password: "s1", newPassword: "s2", passwordHash: "s3", tokenHash: "s4", linkCode: "s5" };
    const nested = { name: "Quill", ...secrets, inside: [{ ...secrets, sealedCode: "s6", clientSecret: "s7" }] };
    await recordEvent(site().db, { by: byStaff, ...player, before: nested, after: nested, personal: nested });
    expect(JSON.stringify(await site().db.select().from(auditLog))).not.toMatch(/s\d"/);
    expect((await read())[0]?.after).toEqual({ name: "Quill", inside: [{}] });
  });

  test("names a temporary session with its link", async () => {
    const guest = await signedInTemporary(site(), "chief", "Gus Guest");
    const { link } = guest;
    await recordEvent(site().db, { by: await actorOf(site(), guest), ...player });
    expect(await read()).toMatchObject([
      { actor: "Gus Guest (temporary link: Helps as chief)", actorType: "temporary" },
    ]);
    const [row] = await site().db.select().from(auditLog);
    expect(row?.actorId).toBe(link.id);
  });

  test("names the console", async () => {
    await recordEvent(site().db, { by: { isConsole: true }, ...player });
    expect(await read()).toMatchObject([{ actor: "Console", actorType: "console" }]);
  });

  test("names members for as long as they have an account", async () => {
    const { db } = site();
    const [actor, subject] = [
      await signedInMember(site(), { name: "Ida" }),
      await signedInMember(site(), { name: "Ola" }),
    ];
    const change = {
      action: "points.adjust",
      target: "points",
      memberId: subject.member.id,
      personal: { note: "hello" },
    };
    await recordEvent(db, { by: { member: await actingMember(site(), actor.member.id) }, ...change });
    expect(await read({ by: "everyone" })).toMatchObject([
      {
        actor: "Ida",
        actorType: "member",
        target: "points of Ola",
        targetId: subject.member.id,
        personal: { note: "hello" },
      },
    ]);
    await deleteMember(db, subject.member.id);
    await deleteMember(db, actor.member.id);
    expect(await read({ by: "everyone" })).toMatchObject([
      { actor: "Deleted member", actorType: "member", target: "points", targetId: null, personal: null },
    ]);
  });

  test("that is written while its member is deleted keeps nothing about them", async () => {
    const { db } = site();
    for (let round = 0; round < 10; round++) {
      const { member } = await signedInMember(site());
      const change = { by: byStaff, action: "points.adjust", target: "points", memberId: member.id };
      const written = recordEvent(db, { ...change, personal: { name: member.name } });
      const [record, deletion] = await Promise.allSettled([written, deleteMember(db, member.id)]);
      expect(deletion).toEqual({ status: "fulfilled", value: true });
      const isRefusedOrWritten = record.status === "fulfilled" || isForeignKeyViolation(record.reason);
      expect(isRefusedOrWritten, String(Object(record).reason)).toBe(true);
    }
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, "points.adjust"));
    expect(rows.filter(({ personal, memberId }) => personal !== null || memberId !== null)).toEqual([]);
  });
});

describe("the list", () => {
  const written = async () => {
    for (const name of ["Quill", "Rook", "Tern"]) {
      const by = { ...byStaff, username: `Ada ${name}` };
      await recordEvent(site().db, {
        by,
        action: `players.${name === "Rook" ? "remove" : "update"}`,
        target: `player ${name}`,
      });
    }
  };

  test.each([
    ["rook", ["player Rook"]],
    ["ADA TERN", ["player Tern"]],
    ["players.update", ["player Tern", "player Quill"]],
    ["%", []],
    ["_", []],
    ["nobody", []],
  ])("finds %j in the actor, action and target as shown", async (search, targets) => {
    await written();
    expect((await read({ search })).map(({ target }) => target)).toEqual(targets);
  });

  test("comes in pages, newest first", async () => {
    await written();
    const { headers } = await signedInStaff(site(), "admin");
    const first = await site().app.inject({ url: `${auditLogApi.list.path}?limit=2`, headers });
    const [, next = ""] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
    const last = await site().app.inject({ url: next, headers });
    const targets = [first, last].map((page) => page.json<{ target: string }[]>().map(({ target }) => target));
    expect(targets).toEqual([["player Tern", "player Rook"], ["player Quill"]]);
    expect(last.headers.link).toBeUndefined();
  });
});

test("a day of the log is the team’s day, which in summer begins before UTC’s", async () => {
  for (const at of ["2026-07-03T22:30:00Z", "2026-07-03T23:30:00Z", "2026-07-04T22:30:00Z", "2026-07-04T23:30:00Z"]) {
    await recordEvent(site().db, { by: byStaff, ...player, target: at });
    await site()
      .db.update(auditLog)
      .set({ at: new Date(at) })
      .where(eq(auditLog.target, at));
  }
  const { api } = await signedInStaff(site(), "admin");
  const found = await api(auditLogApi.list, { query: { from: "2026-07-04", to: "2026-07-04" } });
  expect(found.map(({ target }) => target).toSorted()).toEqual(["2026-07-03T23:30:00Z", "2026-07-04T22:30:00Z"]);
});

test("a member's data export has the changes they made and those made about them, with nobody's name", async () => {
  const { db, app } = site();
  const { member, cookie } = await signedInMember(site());
  const other = await signedInMember(site());
  const mine = { action: "points.adjust", target: "points", memberId: member.id, personal: { note: "hello" } };
  await recordEvent(db, { by: byStaff, ...mine });
  await recordEvent(db, { by: { member: await actingMember(site(), member.id) }, ...mine, memberId: other.member.id });
  const api = createApi(callDirectly(app, { cookie }));
  await api(accountsApi.confirm, { body: { password: castPassword } });
  const { sections } = await api(accountsApi.exportData);
  const rows = sections.find(({ title }) => title.startsWith("Changes by you"))?.rows;
  expect(rows).toEqual([
    { at: expect.any(String), action: "points.adjust", target: "points", by: "you" },
    {
      at: expect.any(String),
      action: "points.adjust",
      target: "points",
      by: "someone else",
      kept: '{"note":"hello"}',
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain("Ada");
});
