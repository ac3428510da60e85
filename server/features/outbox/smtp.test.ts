import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { useMailServer } from "#server/testing/stand-ins/mail-server.ts";
import { everyChannel, onlyMail } from "#server/testing/stand-ins/mailbox.ts";
import { deliverNext } from "./delivery.service.ts";
import { loggedTransport } from "./logged-transport.client.ts";
import { type Mail, queueMail } from "./outbox.service.ts";
import { outbox } from "./outbox.table.ts";
import { smtpTransport } from "./smtp.client.ts";

const site = useSite();
const server = useMailServer();

const from = { name: "Summit", address: "team@site.example" };
const to = "member@demo.example";
const mail = { to, subject: "Hello", text: "Follow https://site.example/x?a=1&b=2" };
const start = new Date("2026-05-01T12:00:00Z");
const secondMs = 1000;
const later = (ms: number) => new Date(start.getTime() + ms);
const smtp = (patienceMs = 60_000) => smtpTransport({ url: server().url, from: () => from, patienceMs });

let warnings: { details: object; sentence: string }[] = [];
const log = { warn: (details: object, sentence: string) => void warnings.push({ details, sentence }) };

beforeEach(async () => {
  warnings = [];
  await site().db.delete(outbox);
});

const queue = (change: Partial<Mail> = {}) => queueMail(site().db, { ...mail, ...change }, start);
const tryNext = (at: Date, transport = smtp()) =>
  deliverNext(site().db, { transports: everyChannel(transport), log }, () => at);

describe("sending", () => {
  test("delivers the message with its text, its sender and its row's identifier", async () => {
    await queue({
      subject: "Grüße ☂",
      text: `Line one: ü ☂\n\n${"a long line ".repeat(20)}\n.\nhttps://x.example/?t=3D`,
    });
    expect(await tryNext(start)).toBe(true);
    const { id, payload, ...row } = await onlyMail(site().db);
    expect(row).toMatchObject({ sentAt: start, deadAt: null, attempts: 1, lastError: null });
    const [message] = server().delivered;
    expect(message).toMatchObject({
      recipients: [to],
      from: from.address,
      to,
      subject: "Grüße ☂",
      text: `Line one: ü ☂\n\n${"a long line ".repeat(20).trimEnd()} \n.\nhttps://x.example/?t=3D`,
    });
    expect(message?.headers).toContainEqual(["message-id", `<${id}@site.example>`]);
    expect(message?.headers).toContainEqual(["from", "Summit <team@site.example>"]);
    expect(payload).toEqual({ to, subject: "Grüße ☂" });
  });

  test("waits until mail is due, and never sends it twice", async () => {
    await queue();
    expect(await tryNext(later(-1))).toBe(false);
    expect(await tryNext(start)).toBe(true);
    expect(await tryNext(later(1e9))).toBe(false);
    expect(server().delivered).toHaveLength(1);
  });

  const evil = "x\r\nBcc: evil@demo.example\r\n\r\nAnother body";
  test.each([
    ["subject", { subject: evil }],
    ["text", { text: evil }],
  ])("makes one mail from line breaks in the %s, without more headers or recipients", async (_what, change) => {
    await queue(change);
    await tryNext(start);
    const [message, ...others] = server().delivered;
    expect(others).toEqual([]);
    const names = message?.headers.map(([name]) => name).sort();
    const usual = ["auto-submitted", "content-transfer-encoding", "content-type", "date", "from"];
    expect(names).toEqual([...usual, "message-id", "mime-version", "subject", "to"]);
    expect(message?.recipients).toEqual([to]);
  });

  test.each([`${to}\r\nBcc: evil@demo.example`, `${to}, evil@demo.example`])(
    "sends nothing to the address %j",
    async (several) => {
      await queue({ to: several });
      await tryNext(start);
      expect(server().delivered).toEqual([]);
      expect(await onlyMail(site().db)).toMatchObject({ sentAt: null, attempts: 1 });
    },
  );

  test("adds no header from a sender's name", async () => {
    await queue();
    const transport = smtpTransport({ url: server().url, from: () => ({ ...from, name: evil }) });
    await tryNext(start, transport);
    expect(server().delivered[0]?.headers.filter(([name]) => name === "bcc")).toEqual([]);
    expect(server().delivered[0]?.text).toBe(mail.text);
  });
});

describe("a mail server", () => {
  test.each([
    ["refuse", /^EENVELOPE 550 at RCPT TO$/],
    ["defer", /^EENVELOPE 451 at RCPT TO$/],
    ["hang", /^(Timeout|Greeting never received)$/],
    ["close in the middle", /^Connection closed unexpectedly$/],
    ["take and hang", /^Timeout$/],
    ["take and close", /^Connection closed unexpectedly$/],
  ] as const)("set to %j loses no mail, which arrives once it works again", async (behaviour, reason) => {
    server().behaviour = behaviour;
    await queue();
    await tryNext(start, smtp(behaviour.endsWith("hang") ? 300 : undefined));
    const row = await onlyMail(site().db);
    expect(row).toMatchObject({ sentAt: null, attempts: 1, nextAttemptAt: later(secondMs), payload: mail });
    expect(row.lastError).toMatch(reason);
    server().behaviour = "accept";
    await tryNext(later(secondMs));
    expect(await onlyMail(site().db)).toMatchObject({ sentAt: later(secondMs), attempts: 2, lastError: null });
    const messages = server().delivered;
    expect(messages.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
    const identifiers = messages.map(({ headers }) => headers.find(([name]) => name === "message-id")?.[1]);
    expect(new Set(identifiers)).toEqual(new Set([`<${row.id}@site.example>`]));
  });

  test("that isn't there leaves neither text nor address of the mail in the log", async () => {
    await queue();
    const transport = smtpTransport({ url: "smtp://user:secret@127.0.0.1:1", from: () => from });
    await tryNext(start, loggedTransport(transport, { channel: "mail", log }));
    expect((await onlyMail(site().db)).lastError).toContain("ECONNREFUSED");
    const said = JSON.stringify(warnings);
    expect(said).toContain("a service the site needs is failing");
    for (const private_ of [to, mail.subject, "https://", "secret"]) expect(said).not.toContain(private_);
  });
});
