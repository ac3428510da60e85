import { once } from "node:events";
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { maxPictureBytes } from "#contract/uploads/constants.ts";
import { noLog } from "#server/platform/process/log.ts";
import { prepareIncomingFolder } from "#server/routing/incoming-files.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType, pictureForm, plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { DecodingProcess } from "./decoding-process.client.ts";
import { reencode } from "./reencode.service.ts";
import { media } from "./uploads.table.ts";

const site = useSite(withoutLimits, { limits: { uploadsAtOnce: 4 } });
const patience = { timeout: 60_000 };
let cookie = "";
let another = "";
let third = "";

const sender = async () => (await signedInStaff(site(), "chief")).cookie;

const uploadsUnderWay = () => readdirSync(site().app.uploads.folder).length;

beforeAll(async () => {
  [cookie, another, third] = [await sender(), await sender(), await sender()];
  await site().app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(async () => {
  await site().db.delete(media);
});
/** Disconnects clients that are still there, which ends their uploads. */
afterEach(async () => {
  site().app.server.closeAllConnections();
  await vi.waitUntil(() => uploadsUnderWay() === 0, patience);
});

const portOf = (address: AddressInfo | string | null) => (typeof address === "object" ? (address?.port ?? 0) : 0);

/** Begins an upload whose body is sent by hand. */
const begin = (...headers: string[]) => beginAs(cookie, ...headers);

async function beginAs(sender: string, ...headers: string[]): Promise<{ socket: Socket; status: Promise<string> }> {
  const socket = connect(portOf(site().app.server.address()), "127.0.0.1");
  socket.on("error", () => {}); // the site may cut it off while it sends
  const lines = [
    "POST /api/admin/uploads HTTP/1.1",
    "host: x",
    `cookie: ${sender}`,
    `content-type: ${formType}`,
    ...headers,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once("data", (response) => resolve(response.toString().slice("HTTP/1.1 ".length, "HTTP/1.1 ".length + 3)));
  return { socket, status: promise };
}

const bytesOf = async () => pictureForm(await plain().png().toBuffer());
const lengthOf = (form: Buffer) => `content-length: ${form.length}`;

/** Begins uploads one after another, each with its first half sent. */
async function beginHalf(form: Buffer, senders: string[]) {
  const begun: Awaited<ReturnType<typeof beginAs>>[] = [];
  for (const sender of senders) {
    const upload = await beginAs(sender, lengthOf(form));
    upload.socket.write(form.subarray(0, 100));
    begun.push(upload);
    await expect.poll(uploadsUnderWay, patience).toBe(begun.length);
  }
  return begun;
}

const uploadWhole = async (form: Buffer, sender = cookie) => {
  const { socket, status } = await beginAs(sender, lengthOf(form));
  socket.write(form);
  const answered = await status;
  socket.destroy();
  return answered;
};

describe("an upload that's too large is refused before it has arrived", () => {
  test("immediately, by its stated length", async () => {
    const { socket, status } = await begin("content-length: 5000000000");
    expect(await status).toBe("413");
    socket.destroy();
  });

  test.each([
    ["the picture", pictureForm("")],
    ["a text beside it", formOf({ name: "title", content: "" })],
    ["a part without a name", Buffer.from(formOf({ name: "x", content: "" }).toString().replace('; name="x"', ""))],
  ])("at the limit of %s if no length is stated, and the connection is soon closed", async (_what, form) => {
    const { socket, status } = await begin("transfer-encoding: chunked");
    const piece = Buffer.alloc(1024 * 1024, "x");
    const start = form.subarray(0, form.indexOf("\r\n\r\n") + 4);
    const sendPiece = (bytes: Buffer) =>
      socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]));
    sendPiece(start);
    const closed = once(socket, "close");
    for (let sent = 0; sent <= 1.1 * maxPictureBytes; sent += piece.length)
      if (!sendPiece(piece)) await Promise.race([once(socket, "drain"), closed]);
    expect(await status).toBe("413");
    await closed;
  });
});

test("an upload that breaks off leaves no row, and frees its place", async () => {
  const form = await bytesOf();
  const begun = await beginHalf(form, [cookie, cookie, another, third]);
  expect(await uploadWhole(form)).toBe("503");
  for (const { socket } of begun) socket.destroy();
  await expect.poll(() => uploadWhole(form), patience).toBe("201");
  expect(await site().db.select().from(media)).toHaveLength(1);
  await expect.poll(() => readdirSync(site().app.uploads.folder), patience).toEqual([]);
});

test("an upload whose sender leaves before it is read frees its place", async () => {
  const form = await bytesOf();
  for (const leaving of [cookie, cookie, another, another, third, third]) {
    const arriving = once(site().app.server, "request");
    const { socket } = await beginAs(leaving, lengthOf(form));
    const [, response] = await arriving;
    socket.destroy();
    await once(response, "close");
  }
  await expect.poll(() => uploadWhole(form), patience).toBe("201");
  await expect.poll(uploadsUnderWay, patience).toBe(0);
});

test("while it arrives, a picture is a file only the site's user can read, deleted once it's answered", async () => {
  const form = await bytesOf();
  const { folder } = site().app.uploads;
  const [upload] = await beginHalf(form, [cookie]);
  const files = () => readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  await expect.poll(files, patience).toEqual(["600"]);
  upload?.socket.write(form.subarray(100));
  expect(await upload?.status).toBe("201");
  await expect.poll(files, patience).toEqual([]);
  upload?.socket.destroy();
});

test("uploads left by a killed site are removed at the next start, and those of a running site stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "uploads-"));
  for (const name of ["left.upload", "arriving.upload", "other"]) writeFileSync(join(folder, name), "");
  for (const name of ["left.upload", "other"]) utimesSync(join(folder, name), new Date(0), new Date(0));
  prepareIncomingFolder(folder, noLog);
  expect(readdirSync(folder).toSorted()).toEqual(["arriving.upload", "other"]);
  rmSync(folder, { recursive: true });
});

test("an unwritable folder is reported immediately, and an upload fails and is logged", async () => {
  const { folder } = site().app.uploads;
  const errors: string[] = [];
  prepareIncomingFolder("/dev/null/uploads", {
    error: (_what: unknown, said?: string) => void errors.push(`${said}`),
    warn: () => {},
  });
  expect(errors).toEqual(["pictures can't be uploaded: their folder can't be written to"]);
  renameSync(folder, `${folder}-moved`);
  expect(await uploadWhole(await bytesOf())).toBe("500");
  renameSync(`${folder}-moved`, folder);
  expect(await uploadWhole(await bytesOf())).toBe("201");
});

test("four uploads are received at a time, and all of them succeed", async () => {
  const form = await bytesOf();
  const begun = await beginHalf(form, [cookie, cookie, another, third]);
  expect(await uploadWhole(form)).toBe("503");
  for (const { socket } of begun) socket.write(form.subarray(100));
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual(["201", "201", "201", "201"]);
  for (const { socket } of begun) socket.destroy();
});

test("pictures are processed one after the other, and too many waiting are told to come back", async () => {
  const picture = await plain().png().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 67 }, () => reencode({ original: picture })));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(65);
  for (const outcome of outcomes.slice(65)) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "overloaded" } });
  }
});

test("others are answered while a picture is processed", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const large = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: "black", noise } })
    .jpeg({ quality: 30 })
    .toBuffer();
  let isDone = false;
  let answered = 0;
  const working = reencode({ original: large }).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await site().app.inject({ url: "/healthz" });
    await nextRound();
    answered++;
  }
  await working;
  expect(answered).toBeGreaterThan(5);
});

test("a picture that takes the decoder too long is given up, and the next one gets a new decoder", async () => {
  const decoder = new DecodingProcess({ deadlineMs: 1 });
  const original = await plain().png().toBuffer();
  const order = {
    original,
    format: "png",
    most: { pixels: 10_000, frames: 1, side: 40, heldBytes: 1_000_000_000 },
    into: { webpOfSide: 10 },
  };
  for (const time of ["first", "again"]) {
    expect([time, await decoder.decode(order)]).toEqual([time, { refused: "damaged" }]);
  }
  const patient = new DecodingProcess({ idleMs: 1 });
  for (const time of ["first", "again"]) {
    expect([time, await patient.decode(order)]).toMatchObject([time, { decoded: [{ width: 10, height: 8 }] }]);
    await nextRound();
  }
});
