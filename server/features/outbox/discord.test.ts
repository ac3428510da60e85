import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { everyChannel } from "#server/testing/stand-ins/mailbox.ts";
import { deliverNext } from "./delivery.service.ts";
import { discordTransport } from "./discord.client.ts";
import { outbox } from "./outbox.table.ts";

const told = useSite({ DISCORD_WEBHOOK_URL: "http://127.0.0.1:9/webhook" });
const quiet = useSite();

/** Stands in for Discord: stores what it receives and answers with the given status. */
let status = 204;
let received: unknown[] = [];
const server = createServer((request, response) => {
  json(request).then((body) => {
    received.push(body);
    response.writeHead(status, { location: "http://127.0.0.1:9/elsewhere" }).end();
  }, response.destroy);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  [status, received] = [204, []];
  await told().db.delete(outbox);
});

const webhook = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`; // it listens on a port
const warnings: string[] = [];
const log = { warn: (details: object) => void warnings.push(JSON.stringify(details)) };
const tryAt = (at: Date) =>
  deliverNext(told().db, { transports: everyChannel(discordTransport(webhook())), log }, () => at);
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

async function apply(name = "Sam") {
  const member = await signedInMember(told());
  await member.api(applicationsApi.sendStaff, { body: { ...staffForm, preferredName: name } });
  return member;
}

test("a new application is announced once, and can't mention anybody", async () => {
  await apply("@everyone **Sam** <@1>");
  expect(await tryAt(later(1))).toBe(true);
  expect(await tryAt(later(1))).toBe(false);
  expect(received).toEqual([
    {
      content: "New application: Moderator, from \\@everyone \\*\\*Sam\\*\\* \\<\\@1\\>.",
      allowed_mentions: { parse: [] },
    },
  ]);
});

test("a new redemption is announced, and not again when repeated with the same key", async () => {
  const { redeem, item } = await withPoints(told(), 1500, 1000);
  for (let times = 0; times < 2; times++) await redeem("dialog-0001", "sam_sample");
  await tryAt(later(1));
  expect(await tryAt(later(1))).toBe(false);
  const content = `New redemption: ${item.name} for 1,000 points, to sam\\_sample.`;
  expect(received).toEqual([{ content, allowed_mentions: { parse: [] } }]);
});

test("an announcement that Discord refuses is retried until it's accepted, once", async () => {
  await apply();
  for (const [tries, refusal] of [500, 429, 302].entries()) {
    status = refusal;
    await tryAt(later(1 + tries * 1000));
  }
  status = 204;
  await tryAt(later(5000));
  expect(await tryAt(later(9000))).toBe(false);
  expect(received).toHaveLength(4);
});

test("the webhook's address is neither in the log nor in the failed row", async () => {
  await apply();
  status = 500;
  await tryAt(later(1));
  const rows = await told().db.select().from(outbox);
  expect(rows[0]?.lastError).toBe("Discord answered 500");
  expect(JSON.stringify([rows, warnings])).not.toContain("secret-path");
});

test("a refused application isn't announced", async () => {
  const member = await apply();
  await expect(member.api(applicationsApi.sendStaff, { body: staffForm })).rejects.toMatchObject({ status: 409 });
  expect(await told().db.select().from(outbox)).toHaveLength(1);
});

test("without a webhook nothing is queued for it", async () => {
  const member = await signedInMember(quiet());
  await member.api(applicationsApi.sendStaff, { body: staffForm });
  expect(await quiet().db.select().from(outbox)).toEqual([]);
});

test("if Discord can't be reached, the row says why, without the address", async () => {
  await apply();
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => gone.close(resolve));
  const transports = everyChannel(discordTransport(`http://127.0.0.1:${port}/secret-path`));
  await deliverNext(told().db, { transports, log }, () => later(1));
  const [row] = await told().db.select().from(outbox);
  expect(row?.lastError).toBe("Discord can’t be reached: ECONNREFUSED");
});
