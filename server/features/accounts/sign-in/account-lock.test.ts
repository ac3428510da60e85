import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

test("a lock ends ten minutes after the first failure, and not before", async () => {
  const { member } = await signedInMember(site());
  const signIn = async (password: string, address: string) => {
    const body = { email: member.email, password };
    return (await openBrowser(site(), { address }).call(accountsApi.login, { body })).statusCode;
  };
  const passMinutes = (minutes: number) =>
    site().db.execute(sql`update rate_limits set resets_at = resets_at - make_interval(mins => ${minutes}::int)`);
  for (let at = 0; at < 10; at++) expect(await signIn("a wrong guess", `203.0.113.${at}`)).toBe(401);
  await passMinutes(9);
  expect(await signIn(castPassword, "203.0.113.99")).toBe(429);
  await passMinutes(1);
  expect(await signIn(castPassword, "203.0.113.99")).toBe(200);
});
