import { expect, test } from "vitest";
import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { carryOut, readCommand } from "./commands.ts";

const site = useSite();
const login = (username: string, password: string) => site().api(staffApi.login, { body: { username, password } });

test("only known commands with the right arguments are read", () => {
  expect(readCommand(["unlock"])).toEqual({ name: "unlock" });
  expect(readCommand(["verify-ledger"])).toEqual({ name: "verify-ledger" });
  expect(readCommand(["reset", " Ada Admin "])).toEqual({ name: "reset", username: "Ada Admin" });
  for (const words of [[], ["reset"], ["reset", " "], ["reset", "a", "b"], ["unlock", "now"], ["lock"], ["--help"]]) {
    expect(readCommand(words)).toBeUndefined();
  }
});

test("reset gives the account a new password that works and ends only its sessions", async () => {
  const [one, again] = [await signedInStaff(site(), "admin", "Reset Me"), await signedInStaff(site(), "admin")];
  const { isDone, text } = await carryOut(
    { db: site().db, team: site().app.team, defaults: site().app.team },
    { name: "reset", username: "reset me" },
  );
  const [, password = ""] =
    /^Reset Me has a new password: (\S{16}) {2}\(shown only once, so save it now\)/.exec(text) ?? [];
  expect(isDone).toBe(true);
  expect(await one.api(staffApi.check)).toEqual({ isAdmin: false });
  expect(await again.api(staffApi.check)).toMatchObject({ isAdmin: true });
  await expect(login("Reset Me", castPassword)).rejects.toThrow(/^401/);
  expect(await login("Reset Me", password)).toMatchObject({ admin: { id: one.account.id } });
});

test("reset lets someone who failed too often sign in right away", async () => {
  await signedInStaff(site(), "chief", "Forgetful");
  for (let tries = 0; tries < 11; tries++) await login("Forgetful", "wrong").catch(() => {});
  await expect(login("Forgetful", castPassword)).rejects.toThrow(/^429/);
  const { text } = await carryOut(
    { db: site().db, team: site().app.team, defaults: site().app.team },
    { name: "reset", username: "Forgetful" },
  );
  const [, password = ""] = /password: (\S+)/.exec(text) ?? [];
  expect(await login("Forgetful", password)).toHaveProperty("admin.username", "Forgetful");
});

test("reset of an unknown account lists the accounts", async () => {
  await signedInStaff(site(), "admin", "Present");
  const { isDone, text } = await carryOut(
    { db: site().db, team: site().app.team, defaults: site().app.team },
    { name: "reset", username: "absent" },
  );
  expect(isDone).toBe(false);
  expect(text).toMatch(/^There is no admin account called absent\. Accounts: .*\bPresent\b.*\.$/);
});

test("unlock opens the site immediately, and can be repeated", async () => {
  await setSwitch(site().db, { name: "lockdown", isOn: true, by: { isConsole: true } });
  expect(await site().api(lockdownApi.get)).toEqual({ isLocked: true });
  for (let times = 0; times < 2; times++) {
    expect(
      await carryOut({ db: site().db, team: site().app.team, defaults: site().app.team }, { name: "unlock" }),
    ).toEqual({
      isDone: true,
      text: "The site is open to visitors.",
    });
    expect(await site().api(lockdownApi.get)).toEqual({ isLocked: false });
  }
});

test("verify-ledger accepts a sound ledger and says what is wrong with a broken one", async () => {
  const { member } = await withPoints(site(), 100);
  const verify = () =>
    carryOut({ db: site().db, team: site().app.team, defaults: site().app.team }, { name: "verify-ledger" });
  expect(await verify()).toEqual({
    isDone: true,
    text: "The ledger is sound: every balance is the sum of its transactions.",
  });
  await site().db.execute(`update points_accounts set balance = 7 where member_id = '${member.id}'`);
  expect(await verify()).toEqual({ isDone: false, text: expect.stringMatching(/^I1: .* Broken by 1: /) });
  await site().db.execute(`update points_accounts set balance = 100 where member_id = '${member.id}'`);
});
