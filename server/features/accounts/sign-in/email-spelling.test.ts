import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const form = { name: "Kim Example", discord: "kim_example", password: "tall grass 7" };
const register = (email: string) => openBrowser(site()).call(accountsApi.register, { body: { ...form, email } });
const signIn = (email: string) =>
  openBrowser(site()).call(accountsApi.login, { body: { email, password: form.password } });

test("an address is one account, however its letters are composed", async () => {
  expect((await register("kim@demo.example")).statusCode).toBe(201);
  const kelvin = "\u212aim@demo.example"; // the kelvin sign, which people and Unicode read as a K
  for (const spelling of [kelvin, ` ${kelvin} `, "KIM@demo.example"]) {
    expect([spelling, (await register(spelling)).statusCode]).toEqual([spelling, 409]);
    expect([spelling, (await signIn(spelling)).statusCode]).toEqual([spelling, 200]);
  }
});

test.each(["jose\u0301", "jos\u00e9", "\u0440aypal", "kim\u200b", "kim\u202e"])(
  "a look-alike address can't register: %j",
  async (name) => {
    expect((await register(`${name}@demo.example`)).statusCode).toBe(400);
  },
);
