import { expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

test("somebody beyond the first fifty is found by name and by id", async () => {
  const admin = await signedInStaff(site(), "admin");
  for (let count = 0; count < 50; count++) await signedInMember(site(), { name: `Alex Sample ${count}` });
  const { id } = (await signedInMember(site(), { name: "Zoe Sample" })).member;
  const namesOf = async (query: { search?: string; id?: string }) =>
    (await admin.api(calendarAdminApi.users, { query })).map(({ name }) => name);
  expect(await namesOf({})).not.toContain("Zoe Sample");
  expect(await namesOf({ search: "zoe" })).toEqual(["Zoe Sample"]);
  expect(await namesOf({ id })).toEqual(["Zoe Sample"]);
  expect(await namesOf({ id: admin.account.id })).toEqual([admin.account.username]);
});

test("members with the same name are told apart by email, accounts by role", async () => {
  const admin = await signedInStaff(site(), "admin");
  const first = (await signedInMember(site(), { name: "Twin Sample" })).member;
  const second = (await signedInMember(site(), { name: "Twin Sample" })).member;
  const found = await admin.api(calendarAdminApi.users, { query: { search: "twin sample" } });
  expect(found.map(({ id, detail }) => [id, detail])).toEqual([
    [first.id, first.email],
    [second.id, second.email],
  ]);
  const [account] = await admin.api(calendarAdminApi.users, { query: { id: admin.account.id } });
  expect(account).toMatchObject({ type: "admin", detail: "Admin" });
});
