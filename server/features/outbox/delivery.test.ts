import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTransaction } from "#server/database/database.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { useMailServer } from "#server/testing/stand-ins/mail-server.ts";
import { everyChannel, onlyMail } from "#server/testing/stand-ins/mailbox.ts";
import { Delivery } from "./delivery.service.ts";
import { queueMail } from "./outbox.service.ts";
import { outbox } from "./outbox.table.ts";
import { smtpTransport } from "./smtp.client.ts";
import type { Transport } from "./transport.client.ts";

const site = useSite();
const server = useMailServer();

const mail = { to: "member@demo.example", subject: "Hello", text: "Text" };
const from = { name: "Summit", address: "team@site.example" };
const smtp = () => smtpTransport({ url: server().url, from: () => from, patienceMs: 300 });
const log = { warn: () => {} };

let running: Delivery[] = [];
const deliver = (transport: Transport) => {
  const delivery = new Delivery(site().database, { transports: everyChannel(transport), log });
  running.push(delivery);
  return delivery;
};

beforeEach(async () => {
  await site().db.delete(outbox);
});

afterEach(async () => {
  await Promise.all(running.map((delivery) => delivery.stop()));
  running = [];
});

const queue = (subject = "Hello") => queueMail(site().db, { ...mail, subject });
const rows = () => site().db.select().from(outbox);
const untilSent = (count: number) =>
  vi.waitFor(async () => expect((await rows()).filter(({ sentAt }) => sentAt)).toHaveLength(count), 30_000);

test("mail from before the start is sent, and so is mail queued later", async () => {
  await queue("Before");
  deliver(smtp());
  await untilSent(1);
  await inTransaction(site().db, (tx) => queueMail(tx, { ...mail, subject: "After" }));
  await untilSent(2);
  expect(server().delivered.map(({ subject }) => subject)).toEqual(["Before", "After"]);
});

test("failed mail is tried again by itself after its pause", async () => {
  server().behaviour = "defer";
  deliver(smtp());
  await queue();
  await vi.waitFor(async () => expect((await onlyMail(site().db)).attempts).toBe(1), 30_000);
  server().behaviour = "accept";
  await untilSent(1);
  const { createdAt, sentAt } = await onlyMail(site().db);
  expect((sentAt?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThanOrEqual(1000);
});

test("two instances send each mail once", async () => {
  const sent: string[] = [];
  const transport = { destination: "nowhere", send: async ({ id }: { id: string }) => void sent.push(id) };
  for (let n = 0; n < 40; n++) await queue();
  deliver(transport);
  deliver(transport);
  await untilSent(40);
  expect(sent.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted());
});

test("at most two mails are sent at the same time", async () => {
  const gate = Promise.withResolvers<void>();
  let [underWay, most] = [0, 0];
  const send = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await gate.promise;
    underWay -= 1;
  };
  deliver({ destination: "nowhere", send });
  for (let n = 0; n < 6; n++) await queue();
  await vi.waitFor(() => expect(underWay).toBe(2), 30_000);
  await queue();
  gate.resolve();
  await untilSent(7);
  expect(most).toBe(2);
});

test("a hanging mail server holds up neither a visitor nor the next mail", async () => {
  server().behaviour = "hang";
  deliver(smtp());
  for (let n = 0; n < 4; n++) await queue();
  await vi.waitFor(() => expect(server().connections).toBeGreaterThan(0), 30_000);
  expect((await site().app.inject({ url: "/api/players" })).statusCode).toBe(200);
  await queue();
});

test("a stopped delivery leaves everything to the others", async () => {
  const recorder = () => {
    const sent: string[] = [];
    const transport = { destination: "nowhere", send: async ({ id }: { id: string }) => void sent.push(id) };
    return { sent, transport };
  };
  const [stopped, running] = [recorder(), recorder()];
  await queue("Before");
  const first = deliver(stopped.transport);
  await untilSent(1);
  await first.stop();
  deliver(running.transport);
  for (let n = 0; n < 20; n++) await queue();
  await untilSent(21);
  expect([stopped.sent.length, running.sent.length]).toEqual([1, 20]);
});

test("mail being sent when delivery stops is still sent", async () => {
  const gate = Promise.withResolvers<void>();
  let isSending = false;
  const delivery = deliver({
    destination: "nowhere",
    send: async () => {
      isSending = true;
      await gate.promise;
    },
  });
  await queue();
  await vi.waitFor(() => expect(isSending).toBe(true), 30_000);
  const stopping = delivery.stop();
  gate.resolve();
  await stopping;
  expect(await onlyMail(site().db)).toMatchObject({ sentAt: expect.any(Date), attempts: 1 });
});

test("mail is sent even while requests hold all of their connections", async () => {
  if (site().database.engine === "embedded") return; // its sessions take turns
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  await queue();
  const busy = Array.from({ length: 10 }, () => inTransaction(site().db, () => over));
  const sent: string[] = [];
  deliver({ destination: "here", send: async ({ id }) => void sent.push(id) });
  await vi.waitFor(() => expect(sent).toHaveLength(1), 30_000);
  end();
  await Promise.all(busy);
});
