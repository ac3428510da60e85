import { randomUUIDv7 } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { useMailServer } from "#server/testing/stand-ins/mail-server.ts";
import { chooseTransports } from "./choose-transports.client.ts";
import { deliverNext } from "./delivery.service.ts";
import { queueMail, queueNotice } from "./outbox.service.ts";
import { outbox } from "./outbox.table.ts";

const site = useSite();
const mailServer = useMailServer();
const { log, lines } = recordLog();

/** Stands in for Discord, with the status it answers. */
let status = 204;
const discord = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(status).end());
});
beforeAll(() => new Promise<void>((resolve) => discord.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => discord.close(resolve)));

let transports: ReturnType<typeof chooseTransports>;
beforeEach(async () => {
  await site().db.delete(outbox);
  lines.length = 0;
  status = 204;
  const { port } = discord.address() as AddressInfo; // it listens on a port
  const settings = { SMTP_URL: mailServer().url, DISCORD_WEBHOOK_URL: `http://127.0.0.1:${port}/secret-path` };
  transports = chooseTransports(readSettings(settings), {
    siteUrl: "https://site.example",
    teamName: () => "Team",
    log,
    sendCard: async () => false,
  });
});

const deliverAll = async (at = Date.now() + 1_000) => {
  while (await deliverNext(site().db, { transports, log }, () => new Date(at))) {} // one after another
};
const queueMails = async (count: number) => {
  for (let number = 0; number < count; number++)
    await queueMail(site().db, { to: "ida@demo.example", subject: `Mail ${number}`, text: "Hello" });
};
const said = () => lines.map(({ msg, service, reason, failures }) => ({ msg, service, reason, failures }));
const fails = (service: string, reason: string) => ({ msg: "a service the site needs is failing", service, reason });
const works = (service: string, failures: number) => ({
  msg: "a service the site needs works again",
  service,
  failures,
});

test("a failing mail server is logged once, however many mails wait, and once when it's back", async () => {
  mailServer().behaviour = "defer";
  await queueMails(5);
  await deliverAll();
  expect(said()).toEqual([fails("mail server", "EENVELOPE 451 at RCPT TO")]);
  mailServer().behaviour = "accept";
  await deliverAll(Date.now() + 60_000);
  expect(said().slice(1)).toEqual([works("mail server", 5)]);
  await queueMails(2);
  await deliverAll();
  expect(lines).toHaveLength(2);
});

test("a failing webhook is logged once, without its address, and once when it's back", async () => {
  status = 500;
  const memberId = (await signedInMember(site())).member.id;
  for (const content of ["one", "two", "three"]) {
    const about = { kind: "application", id: randomUUIDv7() } as const;
    await queueNotice(site().db, { about, content, memberId, hasWebhook: true });
  }
  await deliverAll();
  status = 204;
  await deliverAll(Date.now() + 60_000);
  expect(said()).toEqual([fails("Discord", "Discord answered 500"), works("Discord", 3)]);
  expect(JSON.stringify(lines)).not.toContain("secret-path");
});

test("a mail that the server refuses is logged once, and doesn't count as an outage", async () => {
  mailServer().behaviour = "refuse";
  await queueMails(1);
  for (const seconds of [1, 10, 100]) await deliverAll(Date.now() + seconds * 1_000);
  const reason = expect.stringMatching(/^EENVELOPE 55\d at RCPT TO$/);
  expect(lines).toMatchObject([{ msg: "a message was refused", channel: "mail", reason }]);
});
