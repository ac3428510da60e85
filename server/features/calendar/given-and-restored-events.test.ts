import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarTexts as say } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const day = 86_400_000;
const [startDate, endDate] = [new Date(Date.now() + day).toISOString(), new Date(Date.now() + 2 * day).toISOString()];
const title = "Scrim, EU";

test("a deleted event can be restored unchanged by the member who deleted it, by staff, and by no other member", async () => {
  const [owner, other] = [await signedInMember(site()), await signedInMember(site())];
  const chief = await signedInStaff(site(), "chief");
  const body = { title, startDate, endDate, category: "scrim", isPublic: true } as const;
  const made = await owner.api(calendarApi.create, { body });
  const params = { id: made.id };
  for (const by of [other, chief]) {
    await other.api(calendarApi.remove, { params });
    await expect(owner.api(calendarApi.restore, { params })).rejects.toMatchObject({ status: 404 });
    expect(await by.api(calendarApi.restore, { params })).toMatchObject({ id: made.id, version: made.version });
    expect((await owner.api(calendarApi.events)).map(({ id }) => id)).toEqual([made.id]);
  }
  await chief.api(calendarApi.remove, { params });
  for (const { api } of [owner, other])
    await expect(api(calendarApi.restore, { params })).rejects.toMatchObject({ status: 404 });
  const log = await site().db.select().from(auditLog).where(eq(auditLog.action, "calendar.restore"));
  expect(log.map(({ actorMemberId, actor }) => actorMemberId ?? actor)).toEqual([
    other.member.id,
    chief.account.username,
  ]);
});

describe("an event that an admin makes for someone", () => {
  const forMember = async (payload: object) => {
    const [admin, { member }] = [await signedInStaff(site(), "admin"), await signedInMember(site())];
    const params = { type: "applicant", id: member.id };
    const url = addressOf(calendarAdminApi.createForUser, { params });
    return site().app.inject({ method: "POST", url, headers: admin.headers, payload });
  };

  test("needs only a title, a start and an end, and is a meeting", async () => {
    const response = await forMember({ title, startDate, endDate });
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      { category: "meeting", priority: "normal", color: "#f59e0b", isAllDay: false, isPublic: false },
    ]);
  });

  test.each(["title", "startDate", "endDate"])("is refused without its %s in the specified words", async (name) => {
    const response = await forMember({ title, startDate, endDate, [name]: undefined, color: "blue" });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: say.staffIncomplete, fields: { [name]: say.staffIncomplete } },
    ]);
  });
});
