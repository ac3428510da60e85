import { beforeAll, beforeEach, expect, test } from "vitest";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { merchAdminApi } from "#contract/merch/admin/endpoints.ts";
import { merchApi } from "#contract/merch/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { switches } from "./switches.table.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin", "Ada Admin");
});
beforeEach(async () => {
  await site().db.delete(switches);
  await site().db.delete(auditLog);
});

test("a new site is open, with merchandise links on", async () => {
  expect(await site().api(lockdownApi.get)).toEqual({ isLocked: false });
  expect(await admin.api(lockdownAdminApi.getForStaff)).toEqual({ isLocked: false });
  expect(await site().api(merchApi.links)).toEqual({ isEnabled: true });
  expect(await admin.api(merchAdminApi.linksForStaff)).toEqual({ isEnabled: true });
});

test("turning lockdown on and off shows for everybody immediately and is recorded", async () => {
  for (const isLocked of [true, false]) {
    expect(await admin.api(lockdownAdminApi.set, { body: { isLocked } })).toEqual({ isLocked });
    expect(await site().api(lockdownApi.get)).toEqual({ isLocked });
    expect(await admin.api(lockdownAdminApi.getForStaff)).toEqual({ isLocked });
  }
  expect(await recordedChanges(site(), "switches.update")).toMatchObject([
    { actor: "Ada Admin", target: "lockdown", before: { isOn: false }, after: { isOn: true } },
    { actor: "Ada Admin", target: "lockdown", before: { isOn: true }, after: { isOn: false } },
  ]);
});

test("the merchandise links switch the same way, on the home page immediately", async () => {
  const linked = (await site().app.inject({ url: "/" })).body;
  expect(await admin.api(merchAdminApi.setLinks, { body: { isEnabled: false } })).toEqual({ isEnabled: false });
  expect(await site().api(merchApi.links)).toEqual({ isEnabled: false });
  expect((await site().app.inject({ url: "/" })).body).not.toBe(linked);
  await admin.api(merchAdminApi.setLinks, { body: { isEnabled: true } });
  expect((await site().app.inject({ url: "/" })).body).toBe(linked);
  expect(await recordedChanges(site(), "switches.update")).toMatchObject([
    { target: "merch-links", after: { isOn: false } },
    { target: "merch-links", after: { isOn: true } },
  ]);
});

test("setting a switch to its current value is published all the same, in case an earlier answer was lost", async () => {
  const heard: string[] = [];
  const stop = site().database.onChange((topic) => heard.push(topic));
  await admin.api(lockdownAdminApi.set, { body: { isLocked: false } });
  stop();
  expect(heard).toEqual(["switches"]);
});

test("switches whose change nobody announced are read again within seconds", async () => {
  const status = async () => (await site().app.inject({ url: "/about" })).statusCode;
  const setUnannounced = (name: "lockdown" | "merch-links", isOn: boolean) =>
    site().db.insert(switches).values({ name, isOn }).onConflictDoUpdate({ target: switches.name, set: { isOn } });
  expect(await status()).toBe(200);
  await setUnannounced("lockdown", true);
  await expect.poll(status).toBe(503);
  await admin.api(lockdownAdminApi.set, { body: { isLocked: false } });
  expect(await site().api(merchApi.links)).toEqual({ isEnabled: true });
  await setUnannounced("merch-links", false);
  await expect.poll(() => site().api(merchApi.links)).toEqual({ isEnabled: false });
});

test("setting a switch to its current value isn't recorded", async () => {
  await admin.api(lockdownAdminApi.set, { body: { isLocked: false } });
  await admin.api(merchAdminApi.setLinks, { body: { isEnabled: true } });
  expect(await recordedChanges(site(), "switches.update")).toEqual([]);
});

test.each([{}, { isLocked: "true" }, { isLocked: 1 }, { isLocked: null }, { isLocked: true, isOn: true }, [], null])(
  "%j switches nothing",
  async (payload) => {
    const response = await site().app.inject({
      method: "POST",
      url: "/api/admin/lockdown",
      headers: { "content-type": "application/json", ...admin.headers },
      payload: JSON.stringify(payload),
    });
    expect(response.statusCode).toBe(400);
    expect(await site().api(lockdownApi.get)).toEqual({ isLocked: false });
  },
);

test("chiefs and management can see the switches but not change them", async () => {
  for (const role of ["chief", "management"] as const) {
    const { api } = await signedInStaff(site(), role);
    expect(await api(lockdownAdminApi.getForStaff)).toEqual({ isLocked: false });
    await expect(api(lockdownAdminApi.set, { body: { isLocked: true } })).rejects.toMatchObject({ status: 403 });
    await expect(api(merchAdminApi.setLinks, { body: { isEnabled: false } })).rejects.toMatchObject({ status: 403 });
  }
});
