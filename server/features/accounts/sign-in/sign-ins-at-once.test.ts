import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

test("twenty sign-ins at once don't hold up pages or lists", async () => {
  const { member } = await signedInMember(site());
  const reads = ["/", "/about", "/news", "/login", "/api/players", "/api/news", "/healthz"];
  for (const url of reads) await site().app.inject({ url }); // the first rendering may take longer than twenty sign-ins
  let underWay = 20;
  const signIns = Array.from({ length: underWay }, async (_, number) => {
    const browser = openBrowser(site(), { address: `198.51.100.${number}` });
    const { statusCode } = await browser.call(accountsApi.login, {
      body: { email: member.email, password: castPassword },
    });
    underWay -= 1;
    return statusCode;
  });
  const statuses = await Promise.all(reads.map(async (url) => (await site().app.inject({ url })).statusCode));
  const left = underWay;
  expect(statuses).toEqual(reads.map(() => 200));
  expect(left).toBeGreaterThan(0);
  expect(new Set(await Promise.all(signIns)).difference(new Set([200, 429, 503]))).toEqual(new Set());
});
