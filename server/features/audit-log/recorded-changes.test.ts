import { beforeEach, describe, expect, test } from "vitest";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { auditLogFilePath } from "#contract/audit-log/constants.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { transactionsFilePath } from "#contract/points/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { carryOut } from "#server/console/commands.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { listAuditLog } from "./audit-entries.service.ts";
import { auditLog } from "./audit-log.table.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(auditLog);
});

/** Lists the entries of one feature, oldest first. */
const entries = async (noun: string) => {
  const { rows } = await listAuditLog(site().db, { by: "everyone", timeZone: "UTC" });
  return rows.filter(({ action }) => action.startsWith(noun)).toReversed();
};

describe("points", () => {
  test("an adjustment is recorded with the member's id and both balances", async () => {
    const { admin, member } = await withPoints(site(), 25);
    const [entry] = await entries("points.adjust");
    expect(entry).toMatchObject({
      actor: admin.account.username,
      target: `points of ${member.name}`,
      targetId: member.id,
      before: { points: 0 },
      after: { points: 25, description: "Best save" },
    });
    const [row] = await site().db.select().from(auditLog);
    expect(JSON.stringify(row)).not.toContain(member.name);
  });

  test("an adjustment that's refused or changes nothing isn't recorded", async () => {
    const { admin, member } = await withPoints(site(), 0);
    const params = { id: member.id };
    await admin.api(pointsAdminApi.adjust, { params, body: { action: "set", amount: 0 } });
    await expect(admin.api(pointsAdminApi.adjust, { params, body: { action: "subtract", amount: 1 } })).rejects.toThrow(
      "409",
    );
    expect(await entries("points.adjust")).toEqual([]);
  });

  test("resolving a redemption is recorded, redeeming isn't", async () => {
    const { admin, member, item, redeem } = await withPoints(site(), 100);
    const { redemption } = await redeem();
    expect(await entries("redemptions")).toEqual([]);
    await admin.api(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status: "cancelled" } });
    expect(await entries("redemptions")).toMatchObject([
      {
        action: "redemptions.resolve",
        target: `redemption: ${item.name} of ${member.name}`,
        before: { status: "pending" },
        after: { status: "cancelled" },
      },
    ]);
  });

  test("creating, changing and removing an item is recorded", async () => {
    const { admin, item } = await withPoints(site(), 0);
    const params = { id: item.id };
    const { id: _id, ...fields } = item;
    await admin.api(pointsAdminApi.updateItem, { params, body: { ...fields, price: 7 } });
    await admin.api(pointsAdminApi.removeItem, { params });
    expect(await entries("reward-items")).toMatchObject([
      { action: "reward-items.create", before: null, after: { name: item.name, price: 100 } },
      { action: "reward-items.update", before: { price: 100 }, after: { price: 7 } },
      { action: "reward-items.remove", before: { price: 7 }, after: null },
    ]);
  });

  test("exporting all transactions is recorded", async () => {
    const { headers, account } = await signedInStaff(site(), "admin");
    expect((await site().app.inject({ url: transactionsFilePath, headers })).statusCode).toBe(200);
    expect(await entries("points.export")).toMatchObject([{ actor: account.username }]);
  });
});

test("the audit log's CSV file has what the list shows, and its export is recorded", async () => {
  const { api, headers, account } = await signedInStaff(site(), "admin");
  const result = { title: "=Cup", position: 1, date: "2026-03-01" };
  const { id } = await api(achievementsAdminApi.create, { body: result });
  await api(achievementsAdminApi.remove, { params: { id } });
  const response = await site().app.inject({ url: `${auditLogFilePath}?kind=achievements&order=asc&sort=at`, headers });
  expect(response.headers["content-disposition"]).toBe('attachment; filename="audit-log.csv"');
  const [head, ...lines] = response.body.trimEnd().split("\r\n");
  expect(head).toBe("\ufeffWhen,Who,Kind of person,Action,What it was about,Before,After,IP address");
  expect(lines.slice(-2).map((line) => line.slice(25))).toEqual([
    expect.stringContaining(`${account.username},staff,achievements.create,"'=Cup",,`),
    expect.stringContaining(`${account.username},staff,achievements.remove,"'=Cup",`),
  ]);
  expect(await entries("audit-log.export")).toMatchObject([{ actor: account.username }]);
});

describe("the calendar", () => {
  const day = "2026-12-01T18:00:00Z";
  const event = { title: "Practice", startDate: day, endDate: day, category: "scrim" } as const;

  test("a staff event is recorded in full, before and after", async () => {
    const { api } = await signedInStaff(site(), "chief");
    const { id, version } = await api(calendarApi.create, { body: event });
    await api(calendarApi.update, { params: { id }, body: { ...event, title: "Long practice", version } });
    await api(calendarApi.remove, { params: { id } });
    expect(await entries("calendar")).toMatchObject([
      { action: "calendar.create", target: "event Practice", before: null, after: { title: "Practice" } },
      { action: "calendar.update", before: { title: "Practice" }, after: { title: "Long practice" } },
      { action: "calendar.remove", before: { title: "Long practice" }, after: null },
    ]);
  });

  test("a member's event is recorded in data that goes with the member", async () => {
    const { api, member } = await signedInMember(site());
    await api(calendarApi.create, { body: { ...event, title: "Dentist" } });
    expect(await entries("calendar")).toMatchObject([
      {
        actor: member.name,
        actorType: "member",
        target: `event of ${member.name}`,
        before: null,
        after: null,
        personal: { before: null, after: { title: "Dentist" } },
      },
    ]);
  });

  test("members' own events aren't in the first list that staff see, but can be filtered for", async () => {
    const staff = await signedInStaff(site(), "admin");
    const { api } = await signedInMember(site());
    await staff.api(calendarApi.create, { body: event });
    for (let count = 0; count < 3; count++) await api(calendarApi.create, { body: event });
    const listed = async (by?: "members" | "everyone") => {
      const rows = await staff.api(auditLogApi.list, { query: { kind: "calendar", ...(by && { by }) } });
      return rows.map(({ actorType }) => actorType);
    };
    expect(await listed()).toEqual(["staff"]);
    expect(await listed("members")).toEqual(["member", "member", "member"]);
    expect(await listed("everyone")).toEqual(["member", "member", "member", "staff"]);
  });

  test("a stale change isn't recorded", async () => {
    const { api } = await signedInStaff(site(), "chief");
    const { id } = await api(calendarApi.create, { body: event });
    await expect(api(calendarApi.update, { params: { id }, body: { ...event, version: 9 } })).rejects.toThrow("409");
    expect(await entries("calendar.update")).toEqual([]);
  });
});

describe("applications", () => {
  test("recording, answering and deleting one is recorded without any of its text", async () => {
    const { api } = await signedInStaff(site(), "management");
    const { member, api: applicant } = await signedInMember(site());
    const recorded = await api(applicationsAdminApi.record, { body: recordedForm });
    await applicant(applicationsApi.sendStaff, { body: staffForm });
    const [sent] = await api(applicationsAdminApi.list, { query: { type: "staff" } });
    const params = { id: sent?.id ?? "" };
    await api(applicationsAdminApi.review, { params, body: { status: "rejected", reviewNotes: "A private remark" } });
    await api(applicationsAdminApi.remove, { params: { id: recorded.id } });
    expect((await entries("applications")).filter(({ action }) => action !== "applications.view")).toMatchObject([
      { action: "applications.record", target: "application: Coach", after: { status: "pending" } },
      {
        action: "applications.review",
        target: `application: Moderator of ${member.name}`,
        before: { status: "pending" },
        after: { status: "rejected" },
      },
      { action: "applications.remove", before: { status: "pending" }, after: null },
    ]);
    const stored = JSON.stringify(await site().db.select().from(auditLog));
    for (const word of [member.name, member.email, recordedForm.name, recordedForm.email, "A private remark"]) {
      expect(stored).not.toContain(word);
    }
  });

  test("viewing them is recorded once an hour and session, even when lists are read at once", async () => {
    const { api, account } = await signedInStaff(site(), "management");
    await Promise.all(Array.from({ length: 10 }, () => api(applicationsAdminApi.list)));
    await api(applicationsAdminApi.counts);
    expect(await entries("applications.view")).toMatchObject([{ actor: account.username }]);
    await site()
      .db.update(auditLog)
      .set({ at: new Date(Date.now() - 61 * 60_000) });
    await api(applicationsAdminApi.list);
    await (await signedInStaff(site(), "chief")).api(applicationsAdminApi.list);
    expect(await entries("applications.view")).toHaveLength(3);
  });
});

describe("staff", () => {
  test("signing in is recorded", async () => {
    const { account } = await signedInStaff(site(), "chief");
    const { username } = account;
    await site().api(staffApi.login, { body: { username, password: castPassword } });
    expect(await entries("staff.sign-in")).toMatchObject([{ actor: username, actorType: "staff" }]);
  });

  test("what the console does is recorded as the console's", async () => {
    const { account } = await signedInStaff(site(), "chief");
    const { text } = await carryOut(
      { db: site().db, team: site().app.team, defaults: site().app.team },
      { name: "reset", username: account.username },
    );
    const [, password = ""] = /password: (\S+)/.exec(text) ?? [];
    expect(await entries("staff-accounts")).toMatchObject([
      { actor: "Console", action: "staff-accounts.reset", target: `admin account ${account.username}` },
    ]);
    expect(JSON.stringify(await site().db.select().from(auditLog))).not.toContain(password);
  });
});
