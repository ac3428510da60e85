import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const tries = 200;
const site = useSite(withoutLimits);

/** Times only mean something on a quiet machine; `sign-in.test.ts` shows that the work is the same. */
test(`over ${tries} tries each, an unknown address, a wrong password and an account without one take equally long`, async () => {
  const { member } = await signedInMember(site());
  const { member: provided } = await signedInMember(site(), { passwordHash: null });
  const kinds = { wrong: member.email, unknown: "nobody@demo.example", "without one": provided.email };
  const took: { kind: string; ms: number }[] = [];
  for (let count = 0; count < tries; count++) {
    await site().db.delete(rateLimits); // these limits can't be switched off
    for (const [kind, email] of Object.entries(kinds)) {
      const begin = performance.now();
      const { statusCode } = await openBrowser(site()).call(accountsApi.login, { body: { email, password: "not it" } });
      took.push({ kind, ms: performance.now() - begin });
      expect(statusCode).toBe(401);
    }
  }
  const medians = Object.keys(kinds).map((each) =>
    median(took.filter(({ kind }) => kind === each).map(({ ms }) => ms)),
  );
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  console.log(`Medians of ${Object.keys(kinds).join(", ")}: ${medians.map((ms) => ms.toFixed(2)).join(", ")} ms.`);
  expect(most - least).toBeLessThan(Math.min(15, least / 10));
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
