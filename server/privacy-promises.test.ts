import { expect, test } from "vitest";
import { retention } from "#contract/retention.ts";
import { promisedRetention } from "#server/testing/records/promised-retention.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

/** Returns the rows of a page's tables as text, with `|` between cells. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    row
      .replaceAll(/<\/t[hd]>/g, "|")
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&#x27;", "'")
      .replace(/\|$/, ""),
  );

test("the privacy notice and the purges have the same retention periods", async () => {
  const { body } = await site().app.inject({ url: "/privacy" });
  const rows = rowsOf(body);
  for (const [name, [days, said]] of Object.entries(promisedRetention)) {
    const { label, days: purged } = retention[name as keyof typeof retention]; // both objects have the same keys by type
    expect([name, purged]).toEqual([name, days]);
    expect(rows).toContain(`${label}|${said}`);
  }
});
