import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { accessLinks, staffAccounts } from "#server/features/staff/staff.table.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";
import { actorOf, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { createAccessLink, listAccessLinks, purgeAccessLinks } from "./access-links.service.ts";

const site = useSite();
const hourMs = 3_600_000;

beforeEach(async () => {
  for (const table of [accessLinks, staffAccounts, auditLog]) await site().db.delete(table);
});

async function withAdmin() {
  const admin = await signedInStaff(site(), "admin");
  const create = (payload: object = {}) =>
    site().app.inject({ method: "POST", url: accessLinksApi.create.path, headers: admin.headers, payload });
  const deactivate = (id: string) => admin.api(accessLinksApi.deactivate, { params: { id } });
  return { ...admin, create, deactivate, list: () => admin.api(accessLinksApi.list) };
}

describe("a new link", () => {
  test("is for management and lasts a day by default", async () => {
    const { create, account } = await withAdmin();
    const response = await create();
    expect(response.statusCode).toBe(201);
    const link = response.json();
    expect(link).toMatchObject({
      role: "management",
      description: "",
      state: "active",
      isActive: true,
      isUsed: false,
      createdBy: account.username,
      createdById: account.id,
      usedBy: null,
      usedAt: null,
    });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(24 * hourMs);
  });

  test.each([1, 6, 12, 24, 48, 72, 168])("can last %d hours", async (expirationHours) => {
    const { create } = await withAdmin();
    const link = (await create({ role: "admin", expirationHours })).json();
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(expirationHours * hourMs);
  });

  test("can end at a chosen time, whatever hours are also sent", async () => {
    const { create } = await withAdmin();
    for (const hours of [0.1, 167.9]) {
      const expiresAt = new Date(Date.now() + hours * hourMs).toISOString();
      expect((await create({ expiresAt, expirationHours: 6 })).json()).toMatchObject({ expiresAt });
    }
  });

  test.each([-1, 0, 168.1, 9_000])("can't end %d hours from now", async (hours) => {
    const { create, list } = await withAdmin();
    const response = await create({ expiresAt: new Date(Date.now() + hours * hourMs).toISOString() });
    const error = "Please choose a time from now to 7 days ahead";
    expect([response.statusCode, response.json()]).toMatchObject([400, { error, fields: { expiresAt: error } }]);
    expect(await list()).toEqual([]);
  });

  test.each([
    { expirationHours: 5 },
    { expirationHours: "24" },
    { expirationHours: 0 },
    { expirationHours: null },
    { expiresAt: "tomorrow" },
    { expiresAt: 1 },
    { role: "owner" },
    { role: ["admin"] },
    { description: "x".repeat(201) },
    { description: "two\nlines" },
    { isActive: true },
  ])("gets a 400 as %j", async (body) => {
    const { create, list } = await withAdmin();
    expect((await create(body)).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test("has a 256-bit code that's never stored readably, and is listed only while it opens", async () => {
    const { create, list, deactivate } = await withAdmin();
    const { id, linkCode } = (await create()).json();
    expect(linkCode).toMatch(/^[\w-]{43}$/);
    expect(await list()).toMatchObject([{ id, linkCode }]);
    const { db } = site();
    const stored = async () => JSON.stringify([await db.select().from(accessLinks), await db.select().from(auditLog)]);
    expect(await stored()).not.toContain(linkCode);
    await deactivate(id);
    expect(await list()).toMatchObject([{ id, linkCode: null, state: "inactive", isActive: false }]);
    expect(await stored()).toMatch(/"sealedCode":null/);
  });

  test("is recorded with what it grants", async () => {
    const { create, account } = await withAdmin();
    await create({ role: "chief", description: "Cup weekend" });
    expect(await site().db.select().from(auditLog)).toMatchObject([
      {
        action: "access-links.create",
        actor: account.username,
        target: "temporary link for chief: Cup weekend",
        after: { role: "chief", description: "Cup weekend", expiresAt: expect.any(String) },
      },
    ]);
  });
});

describe("turning a link off", () => {
  test("works once, and not for a used, expired or unknown link", async () => {
    const { create, deactivate } = await withAdmin();
    const [open, used, expired] = [await create(), await create(), await create()].map(
      (response) => response.json().id,
    );
    const { db } = site();
    await db.update(accessLinks).set({ usedAt: new Date(), usedBy: "Gus" }).where(eq(accessLinks.id, used));
    await db.update(accessLinks).set({ expiresAt: new Date() }).where(eq(accessLinks.id, expired));
    await deactivate(open);
    for (const id of [open, used, expired]) {
      await expect(deactivate(id)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(accessLinkTexts.notOpen),
      });
    }
    await expect(deactivate("01980000-0000-7000-8000-000000000001")).rejects.toMatchObject({ status: 404 });
    const actions = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(actions.filter((action) => action === "access-links.deactivate")).toHaveLength(1);
  });
});

describe("the list", () => {
  const secret = "a secret of more than thirty-two bytes";
  const begun = new Date("2026-03-01T12:00:00Z");
  const later = (hours: number) => new Date(begun.getTime() + hours * hourMs);
  const made = async () => {
    const by = await actorOf(site(), await signedInStaff(site(), "admin"));
    const request = { role: "chief", description: "", expirationHours: 6 } as const;
    return createAccessLink(site().db, { request, by, secret }, begun);
  };
  const listed = async (now: Date, key = secret) => (await listAccessLinks(site().db, {}, { secret: key, now })).rows;

  test("shows a link as expired from its end on, and without its code", async () => {
    const { linkCode } = await made();
    expect(await listed(later(5.9))).toMatchObject([{ state: "active", linkCode }]);
    expect(await listed(later(6))).toMatchObject([
      { state: "expired", isActive: false, isUsed: false, linkCode: null },
    ]);
  });

  test("shows no code that was sealed with another site secret", async () => {
    await made();
    expect(await listed(begun, `${secret}, changed`)).toMatchObject([{ state: "active", linkCode: null }]);
  });

  test("drops the code of a link that has ended, and the link after thirty days", async () => {
    const { db } = site();
    await made();
    await purgeAccessLinks(db, later(7));
    expect(await db.select().from(accessLinks)).toMatchObject([{ sealedCode: null }]);
    await purgeAccessLinks(db, later(6 + 30 * 24 + 1));
    expect(await db.select().from(accessLinks)).toEqual([]);
  });
});

test("a sealed text opens only with the same secret, for the same purpose, and unchanged", () => {
  const key = { secret: "one", purpose: "links" };
  const sealed = seal("the code", key);
  expect(sealed).not.toBe(seal("the code", key));
  expect(unseal(sealed, key)).toBe("the code");
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  for (const [text, other] of [
    [sealed, { ...key, secret: "two" }],
    [sealed, { ...key, purpose: "cookies" }],
    [changed, key],
    ["", key],
    ["short", key],
  ] as const) {
    expect(unseal(text, other)).toBeUndefined();
  }
});
