import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/database/database.ts";
import { readSettings } from "#server/env.ts";
import { createCopy, openTestDatabase } from "#server/testing/site/test-database.ts";
import { everyChannel } from "#server/testing/stand-ins/mailbox.ts";
import { mailsIn } from "#server/testing/stand-ins/received-mail.ts";
import { deliverNext } from "./delivery.service.ts";
import { chooseMailTransport } from "./mail-transport.client.ts";
import { queueMail } from "./outbox.service.ts";

const log = { warn: () => {} };
const writer = resolve(import.meta.dirname, "../../testing/kills/mail-writer.worker.ts");

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mails-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

const folder = () => join(dataDir, "outbox");
const transport = (settings: Record<string, string> = {}) =>
  chooseMailTransport(readSettings({ DATA_DIR: dataDir, ...settings }), {
    siteUrl: "https://team.example",
    teamName: () => "Summit",
  });

test("without a mail server, a mail becomes a file that only the site's user can read, with its links intact", async () => {
  const { db, close } = await openTestDatabase();
  const mail = {
    to: "member@demo.example",
    subject: "Grüße",
    text: `Ü: https://x.example/?t=3D${"y".repeat(90)}\nBye`,
  };
  const at = new Date(Date.now() - 60_000);
  await queueMail(db, mail, at);
  expect(await deliverNext(db, { transports: everyChannel(transport()), log })).toBe(true);
  await close();
  expect(await mailsIn(dataDir)).toEqual([mail]);
  const [name = "", ...others] = await readdir(folder());
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{8}T\d{6}\.\d{3}Z-[\da-f-]{36}\.eml$/);
  expect(name.startsWith(at.toISOString().replaceAll(/[-:]/g, ""))).toBe(true);
  expect((await stat(folder())).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600);
  const content = await readFile(join(folder(), name), "utf8");
  expect(content).toContain(mail.text);
  expect(content).toContain("From: Summit <no-reply@team.example>");
});

test("a file is deleted when its mail would be deleted anywhere else", async () => {
  const { db, close } = await openTestDatabase();
  const dayMs = 86_400_000;
  for (const days of [8, 6]) {
    await queueMail(
      db,
      { to: "member@demo.example", subject: `${days} days ago`, text: "" },
      new Date(Date.now() - days * dayMs),
    );
    await deliverNext(db, { transports: everyChannel(transport()), log });
  }
  await close();
  expect((await mailsIn(dataDir)).map(({ subject }) => subject)).toEqual(["6 days ago"]);
});

test("an unwritable folder is a failure like any other, retried later", async () => {
  const { db, close } = await openTestDatabase();
  await queueMail(db, { to: "member@demo.example", subject: "Hello", text: "Text" });
  const nowhere = transport({ DATA_DIR: "/dev/null" });
  expect(await deliverNext(db, { transports: everyChannel(nowhere), log })).toBe(true);
  expect(
    await deliverNext(db, { transports: everyChannel(transport()), log }, () => new Date(Date.now() + 1_500)),
  ).toBe(true);
  await close();
  expect(await mailsIn(dataDir)).toHaveLength(1);
});

test("the destination of mail is shown without its password", () => {
  expect(transport().destination).toBe(`files in ${folder()}`);
  expect(transport({ SMTP_URL: "smtps://us%40er:se%2Fcret@mail.example:465" }).destination).toBe("mail.example:465");
});

test.each([
  ["team@site.example", { name: "", address: "team@site.example" }],
  ["Our Team <team@site.example>", { name: "Our Team", address: "team@site.example" }],
  ['"Team, our" <team@site.example>', { name: "Team, our", address: "team@site.example" }],
])("MAIL_FROM may be %s", (given, sender) => {
  expect(readSettings({ MAIL_FROM: given }).MAIL_FROM).toEqual(sender);
});

test.each([
  [{ MAIL_FROM: "nobody" }, "MAIL_FROM must be an email address, or Name <address>."],
  [{ MAIL_FROM: "Team <nobody>" }, "MAIL_FROM must be an email address, or Name <address>."],
  [{ MAIL_FROM: "Team\r\nBcc: x@y.example <team@site.example>" }, "MAIL_FROM must be"],
  [{ SMTP_URL: "http://mail.example" }, "SMTP_URL must be an smtp:// or smtps:// address."],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an smtp:// or smtps:// address."],
  [{ SMTP_URL: "smtp:" }, "SMTP_URL must be an smtp:// or smtps:// address."],
  [{ SMTP_URL: "smtp://us%er:secret@mail.example" }, "SMTP_URL must percent-encode special characters"],
])("%j stops the start with one line", (settings, sentence) => {
  expect(() => readSettings(settings)).toThrow(sentence);
});

test("after kill -9 between queueing and delivery, every acknowledged mail is delivered", async () => {
  const copy = process.env.TEST_ENGINE === "postgres" ? await createCopy() : undefined;
  const acknowledged = await queueUntilKilled(copy?.url ?? "", 20);
  const database = await openDatabase({ dataDir, ...(copy && { databaseUrl: copy.url }) });
  const afterLeases = () => new Date(Date.now() + 3 * 60_000);
  while (await deliverNext(database.db, { transports: everyChannel(transport()), log }, afterLeases));
  await database.close();
  await copy?.drop();
  const subjects = (await mailsIn(dataDir)).map(({ subject }) => subject);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(subjects).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(subjects).size).toBe(subjects.length);
});

async function queueUntilKilled(databaseUrl: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dataDir, databaseUrl, folder()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill("SIGKILL");
  }
  await ended;
  return acknowledged;
}
