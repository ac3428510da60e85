import { describe, expect, test } from "vitest";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { runFailingSite } from "#server/testing/site/site-process.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { readSettings } from "./env.ts";

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
  ])("may not be %s", (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(
      "PUBLIC_URL must be an address without a path, query or user name, such as https://flawless.example. " +
        "See .env.example for the settings.",
    );
  });
});

/** The journey `start` shows that a start prints such a sentence in one line and exits with an error. */
test.each([
  [{ PORT: "eighty" }, "PORT must be a port number"],
  [{ PORT: "70000" }, "PORT must be a port number"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be a level such as warn"],
  [{ TRUST_PROXY: "many" }, "TRUST_PROXY must be off, a number of proxies, or their addresses such as 10.0.0.0/8"],
  [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY must be off, a number of proxies, or their addresses"],
  [{ DEMO_CONTENT: "yes" }, "DEMO_CONTENT must be on or off"],
  [{ PUBLIC_URL: "flawless.example" }, "PUBLIC_URL must be an http or https address"],
  [{ RATE_LIMITS: "-1" }, "RATE_LIMITS"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 bytes"],
  ...[
    "https://evil.example",
    "https://discord.com.evil.example",
    "http://discord.com",
    "https://discord.com/api",
    "http://10.0.0.1",
    "text",
  ].map((DISCORD_URL): [Record<string, string>, string] => [
    { DISCORD_URL },
    "DISCORD_URL must be https://discord.com, or an address of this machine",
  ]),
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must start with postgres://"],
  [{ DATABASE_URL: "postgres://127.0.0.1:1/x" }, "SESSION_SECRET is required with DATABASE_URL"],
])("%j is refused by name", (settings, sentence) => {
  expect(() => readSettings(settings)).toThrow(sentence);
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

test.each([
  "https://discord.com",
  "https://discord.com/",
  "http://127.0.0.1:4000",
  "http://localhost:4000",
  "https://[::1]:4001/",
])("a platform may be asked at %s", (DISCORD_URL) => {
  expect(readSettings({ DISCORD_URL }).DISCORD_URL).toBe(DISCORD_URL.replace(/\/$/, ""));
  expect(readSettings({}).DISCORD_URL).toBe("https://discord.com");
});
