import { describe, expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { runFailingSite } from "#server/testing/site/site-process.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";

const site = useSite({ PUBLIC_URL: "HTTPS://Site.test:443/" });

describe("the address of the site", () => {
  test("may end with a slash without changing the links in mails", async () => {
    const { member } = await signedInMember(site());
    const payload = { email: member.email };
    const { statusCode } = await site().app.inject({ method: "POST", url: "/api/auth/forgot-password", payload });
    expect(statusCode).toBe(200);
    const [mail] = await queuedMails(site().db, member.email);
    expect(mail?.text).toMatch(/\bhttps:\/\/site\.test\/[a-z-]+#[\w-]{43}\n/);
  });

  test.each([
    "https://site.test/team",
    "https://site.test/?x",
    "https://site.test/#x",
    "https://ida@site.test",
    "https://ida:secret@site.test",
  ])("may not be %s", async (PUBLIC_URL) => {
    const { exitCode, printed } = await runFailingSite({ PUBLIC_URL, PORT: "0", DATA_DIR: "/dev/null" });
    expect(exitCode).toBe(1);
    expect(printed.trim().split("\n")).toEqual([
      "PUBLIC_URL must be an address without a path, query or user name, such as https://flawless.example. " +
        "See .env.example for the settings.",
    ]);
  });
});

test.each([
  [{ HOST: "0.0.0.0" }, 1],
  [{ HOST: "::" }, 1],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://site.test" }, 0],
  [{ HOST: "127.0.0.1" }, 0],
])("a start with %j warns %d times about links that would lead nowhere", async (settings, times) => {
  // the warning has been printed by then
  const { printed } = await runFailingSite({ ...settings, PORT: "0", DATA_DIR: "/dev/null" });
  expect(printed.match(/Warning: HOST=\S+ without PUBLIC_URL/g) ?? []).toHaveLength(times);
});
