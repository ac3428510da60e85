import { randomUUIDv7 } from "node:crypto";
import type { Page } from "@playwright/test";
import { healthTexts } from "#contract/health/constants.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { Database } from "#server/database/database.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { jobRuns, jobs } from "#server/jobs/jobs.table.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

const subject = "Confirm your email address";
/** As an hourly job plans it. One that is further ahead is due: the clock must have been put back. */
const nextTry = () => new Date(Date.now() + 3_000_000);

/** Stores a mail that the site has given up on, and a failed job. */
async function fill(db: Database) {
  const payload = { to: "ida@sample.example", subject, text: "A link" };
  const undelivered = { attempts: 36, deadAt: new Date(), lastError: "Mailbox full" };
  await db.insert(outbox).values({ id: randomUUIDv7(), channel: "mail", payload, ...undelivered });
  const times = { dueAt: nextTry(), heldUntil: new Date(0) };
  await db.insert(jobs).values({ name: "purge outbox", ...times });
  const run = { startedAt: new Date(), durationMs: 1_530, outcome: "failed", error: "The disk is full" } as const;
  await db.insert(jobRuns).values({ id: randomUUIDv7(), job: "purge outbox", ...run });
  const earlier = { ...run, startedAt: new Date(Date.now() - 3_600_000), error: "The line was cut" };
  await db.insert(jobRuns).values({ id: randomUUIDv7(), job: "purge outbox", ...earlier });
}
test.use({ siteKind: { name: "health", fill } });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an admin sees how the site is doing and sends an undelivered mail again", async ({ open, openAs }) => {
  const stranger = await open("/about", { mayRefuse: staffApi.login.path });
  const status = await stranger.evaluate(async (path) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ username: "nobody_here", password: "a wrong one" });
    return (await fetch(path, { method: "POST", headers, body })).status;
  }, staffApi.login.path);
  expect(status).toBe(401);

  const page = await openAs("admin", "/admin/settings?part=health");
  await expect(section(page, "Site")).toContainText(/Version\s*\d+\.\d+\.\d+[\s\S]*Database\s*(?:Embedded|PostgreSQL)/);
  await expect(section(page, "Site")).toContainText(/Disk space left\s*[\d.]+ [GT]B[\s\S]*Last backup\s*None yet/);
  const failed = section(page, "Background jobs").locator("tbody tr").first(); // failed jobs come first
  await expect(failed).toContainText(/Purge outbox\s*The disk is full[\s\S]*1\.5 s[\s\S]*Failed/);
  await expect(page.getByRole("table", { name: "Earlier failures" }).locator("tbody tr")).toContainText(
    /Purge outbox\s*The line was cut/,
  );
  await expect(section(page, "Failed staff sign-ins, last 24 hours").locator("tbody tr")).toHaveCount(1);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }

  const mail = section(page, "Mail");
  await expect(mail.locator("tbody tr")).toContainText(`${subject}To ida@sample.exampleMailbox full`);
  const button = mail.getByRole("button", { name: `Send again ${subject} to ida@sample.example` });
  await page.route("**/api/admin/undelivered-messages/*/retry", (route) => route.abort());
  await button.click();
  const failure = mail.locator("tbody tr").getByRole("alert"); // beside what failed
  await failure.waitFor();
  expect(await hasFocus(button)).toBe(true);
  await page.unroute("**/api/admin/undelivered-messages/*/retry");
  await button.click();
  await toastSays(page, healthTexts.sentAgain);
  await expect(mail.locator("tbody tr")).toHaveCount(0);
  await expect(mail).toContainText("Messages are saved as files");
  await expect(mail).not.toContainText("Every message was delivered."); // without a mail server, none was
  await page.getByRole("tab", { name: "Audit log" }).click();
  await section(page, "Audit log").getByText("Undelivered message sent again").first().waitFor();
});

test("health that didn't load says so and can be retried", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/settings");
  await page.route(`**${healthApi.get.path}`, (route) => route.abort());
  await page.getByRole("tab", { name: "Health" }).click();
  await page.getByText("The site’s health didn’t load").waitFor();
  await page.unroute(`**${healthApi.get.path}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await section(page, "Background jobs").waitFor();
});

test("a chief doesn't see health", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/settings?part=health", { mayRefuse: healthApi.get.path });
  await page.getByRole("heading", { name: "Settings", exact: true }).waitFor();
  expect(await page.getByText("Background jobs").count()).toBe(0);
  const status = await page.evaluate(async (path) => (await fetch(path)).status, healthApi.get.path);
  expect(status).toBe(403);
});
