import { expect, test } from "vitest";
import { startSiteProcess } from "#server/testing/site/site-process.ts";
import { mailsIn } from "#server/testing/stand-ins/received-mail.ts";

test("if the system chooses the port, every address that the site gives out has it", async () => {
  const site = await startSiteProcess({ PORT: "0", DATABASE_URL: "", DEMO_CONTENT: "off" });
  try {
    const read = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
    expect(new URL(site.origin).port).not.toBe("0");
    expect(JSON.parse(await read("/api/openapi.json")).servers).toEqual([{ url: site.origin }]);
    expect(await read("/robots.txt")).toContain(`Sitemap: ${site.origin}/`);
    expect(await read("/about")).toContain(`<link rel="canonical" href="${site.origin}/about"`);
    await fetch(`${site.origin}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Pat Port",
        email: "pat@sample.example",
        discord: "pat",
        password: "moor and kettle",
      }),
    });
    const mailed = async () => (await mailsIn(site.dataDir)).map(({ text }) => text).join();
    await expect.poll(mailed).toContain(`\n${site.origin}/verify-email#`);
  } finally {
    await site.close();
  }
});
