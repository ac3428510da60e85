import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsApi } from "#contract/news/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { previewLinkPath, previewLinkTexts } from "#contract/team/admin/preview-links/constants.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { previewLinks } from "#server/features/staff/preview-links.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { teamVersions } from "#server/features/team/team.table.ts";
import { features } from "#server/features.ts";
import { newToken } from "#server/platform/secrets/token.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { endPreviewLinks, purgePreviewLinks } from "./preview-links.service.ts";

const site = useSite();
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
let chief: Staff;

beforeAll(async () => {
  await fillDemonstration(site().db, features);
  chief = await signedInStaff(site(), "chief", "Cho Chief");
});
beforeEach(async () => {
  for (const table of [previewLinks, rateLimits, teamVersions, auditLog]) await site().db.delete(table);
  await site().app.readTeam();
  await lock(false);
});

const lock = (isOn: boolean) => setSwitch(site().db, { name: "lockdown", isOn, by: { isConsole: true } });
const draft = (changes: Record<string, unknown>) =>
  chief.api(teamAdminApi.change, { body: { changes: changes as never } }); // any JSON
const page = { accept: "text/html" };
const visit = (url: string) => site().app.inject({ url, headers: page });
const open = (code: string | null) => visit(`${previewLinkPath}/${code}`);
const newLink = (path = "/about", { api } = chief) => api(previewLinksApi.create, { body: { path } });
const list = ({ api } = chief) => api(previewLinksApi.list);
const withdraw = (id: string) => chief.api(previewLinksApi.withdraw, { params: { id } });
const put = (values: Partial<typeof previewLinks.$inferInsert>) => site().db.update(previewLinks).set(values);
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

describe("a preview link", () => {
  test("shows its one page of the draft to anybody, for a week, without saying who made it", async () => {
    await draft({ name: "Summit", "about.title": "We climb." });
    const link = await newLink();
    expect(link).toMatchObject({
      path: "/about",
      createdBy: "Cho Chief",
      linkCode: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * 86_400_000);
    const { statusCode, headers, body } = await open(link.linkCode);
    expect(statusCode).toBe(200);
    expect(body).toContain("We climb.");
    expect(body).toMatch(/Draft, not published yet\. Shown until \d+ \w{3} \d{4}\./);
    for (const secret of ["Cho Chief", link.linkCode ?? "", "<script", "og:image"]) expect(body).not.toContain(secret);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(headers["content-security-policy"]).toContain("script-src 'none'");
    expect(headers["set-cookie"]).toBeUndefined();
    expect((await visit("/about")).body).not.toContain("We climb.");
  });

  test("follows the draft, and shows what's published once there is none", async () => {
    const { linkCode } = await newLink();
    await draft({ "about.title": "We climb." });
    await draft({ "about.title": "We rest." });
    expect((await open(linkCode)).body).toContain("We rest.");
    await chief.api(teamAdminApi.discard);
    const { body } = await open(linkCode);
    expect(body).not.toContain("We rest.");
    expect(body).toContain("Preview. Shown until");
  });

  test("is stored hashed, and sealed only until it ends", async () => {
    const { id, linkCode } = await newLink();
    const stored = async () => (await site().db.select().from(previewLinks))[0];
    expect(JSON.stringify(await stored())).not.toContain(linkCode);
    expect(await stored()).toMatchObject({ sealedCode: expect.any(String) });
    await withdraw(id);
    expect(await stored()).toMatchObject({ sealedCode: null });
  });

  test("shows no page but one for visitors", async () => {
    for (const path of ["/admin", "/admin-login", "//evil.test", "/api/players", "/nothing", "/preview/about", "about"])
      await expect(newLink(path)).rejects.toMatchObject({ status: 400, fields: { path: previewLinkTexts.page } });
    const { linkCode } = await newLink("/");
    for (const more of ["/admin", "/../admin", "%2fadmin", "/"])
      expect((await open(`${linkCode}${more}`)).statusCode).toBe(404);
  });
});

describe("an ended link says so with 410", () => {
  const ways: Record<string, (link: { id: string }) => Promise<unknown>> = {
    "after its week": () => put({ expiresAt: daysFromNow(-0.001) }),
    "once it's withdrawn": ({ id }) => withdraw(id),
    "once whoever made it may no longer change facts": () =>
      site().db.update(staffAccounts).set({ role: "management" }).where(eq(staffAccounts.id, chief.account.id)),
    "after a restore": () => endPreviewLinks(site().db),
  };
  test.each(Object.entries(ways))("%s", async (_when, end) => {
    await draft({ name: "Summit", "about.title": "We climb." });
    const link = await newLink();
    await end(link);
    const { statusCode, headers, body } = await open(link.linkCode);
    await site().db.update(staffAccounts).set({ role: "chief" }).where(eq(staffAccounts.id, chief.account.id));
    expect(statusCode).toBe(410);
    expect(body).toContain("This preview has ended.");
    for (const hidden of ["We climb.", "Summit", "<script"]) expect(body).not.toContain(hidden);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  });

  test("and an unknown one with 404, however it's spelled", async () => {
    for (const code of [newToken(), "x", "%20", "a".repeat(200)]) {
      const { statusCode, body } = await open(code);
      expect(statusCode).toBe(404);
      expect(body).toContain("This preview doesn’t exist.");
    }
  });
});

test("one address opens a limited number, right or wrong", async () => {
  const { linkCode } = await newLink();
  for (let opened = 0; opened < 120; opened += 1) await open(opened % 2 === 0 ? "x" : linkCode);
  const { statusCode, headers, body } = await open(linkCode);
  expect([statusCode, body]).toEqual([429, "Too many requests. Please try again later."]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

describe("while the site is locked", () => {
  test("a link still shows its page, as it'll be, and nothing else opens", async () => {
    await draft({ name: "Summit" });
    const { linkCode } = await newLink("/");
    const [article] = await site().api(newsApi.list);
    await lock(true);
    const { statusCode, body } = await open(linkCode);
    expect(statusCode).toBe(200);
    expect(body).toContain("Summit");
    expect(body).toContain(article?.title);
    expect(body).not.toContain("LOCKED");
    expect((await visit("/")).body).toContain("LOCKED");
    expect((await visit("/api/news")).statusCode).toBe(503);
  });

  test("ended and unknown links show the LOCKED screen", async () => {
    const { id, linkCode } = await newLink();
    await withdraw(id);
    await lock(true);
    for (const code of [linkCode, newToken()]) {
      const { statusCode, body } = await open(code);
      expect(statusCode).toBe(503);
      expect(body).toContain("LOCKED");
    }
  });
});

describe("staff", () => {
  test("see the open links with their codes, newest first, and withdraw each other's", async () => {
    const admin = await signedInStaff(site(), "admin", "Ada Admin");
    const [first, second] = [await newLink("/about"), await newLink("/", admin)];
    expect(await list()).toEqual([second, first]);
    await withdraw(second.id);
    expect(await list(admin)).toEqual([first]);
    expect(await recordedChanges(site(), "preview-links.create")).toMatchObject([
      { target: "/about", actor: "Cho Chief" },
      { target: "/", actor: "Ada Admin" },
    ]);
    expect(await recordedChanges(site(), "preview-links.withdraw")).toMatchObject([
      { target: "/", actor: "Cho Chief" },
    ]);
  });

  test("can't withdraw a link twice, or one that doesn't exist", async () => {
    const { id } = await newLink();
    await withdraw(id);
    await expect(withdraw(id)).rejects.toMatchObject({ status: 409, sentence: previewLinkTexts.hasEnded });
    const unknown = "01980000-0000-7000-8000-000000000001";
    await expect(withdraw(unknown)).rejects.toMatchObject({ status: 404, sentence: previewLinkTexts.unknown });
  });

  test("have at most twenty open links, even if they make them all at once", async () => {
    const made = await Promise.allSettled(Array.from({ length: 23 }, () => newLink()));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    await expect(newLink()).rejects.toMatchObject({ status: 409, sentence: previewLinkTexts.tooMany });
    const [link] = await list();
    await withdraw(link?.id ?? "");
    expect((await newLink()).path).toBe("/about");
  });
});

test("ended links are deleted after thirty days, and their sealed codes at once", async () => {
  await newLink();
  await purgePreviewLinks(site().db, daysFromNow(8));
  expect(await site().db.select().from(previewLinks)).toMatchObject([{ sealedCode: null }]);
  await purgePreviewLinks(site().db, daysFromNow(36));
  expect(await site().db.$count(previewLinks)).toBe(1);
  await purgePreviewLinks(site().db, daysFromNow(38));
  expect(await site().db.$count(previewLinks)).toBe(0);
});
