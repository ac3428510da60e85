import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ RATE_LIMITS: "0" });

const sender = { name: "Sam", email: "sam@demo.example", subject: "other" };
const head =
  "POST /api/contact HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: 65000\r\n\r\n{";

/** Opens a request with a body of 65,000 bytes whose end never comes. */
async function holdBody(port: number, localAddress = "127.0.0.1") {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  const held = { socket, answered: "" };
  socket.on("error", () => {}).on("data", (data) => (held.answered += data));
  await once(socket, "connect");
  socket.write(head);
  return held;
}

test("refuses unfinished bodies from one address once they would take too much memory", async () => {
  const { port } = new URL(await site().app.listen({ port: 0, host: "127.0.0.1" }));
  const held = await Promise.all(Array.from({ length: 140 }, () => holdBody(Number(port))));
  const refused = () => held.filter(({ answered }) => answered.includes("503"));
  await expect.poll(() => refused().length, { timeout: 9_000 }).toBe(11);
  expect(refused().every(({ answered }) => /^retry-after: 1$/im.test(answered))).toBe(true);

  const post = (message: string, remoteAddress: string) =>
    site().app.inject({ url: "/api/contact", method: "POST", remoteAddress, payload: { ...sender, message } });
  const long = "m".repeat(60_000); // longer than a message may be
  expect((await post(long, "127.0.0.1")).statusCode).toBe(503);
  expect((await post("How large may I be?", "192.0.2.1")).statusCode).toBe(201);
  for (const { socket } of held) socket.destroy();
  await expect.poll(async () => (await post(long, "127.0.0.1")).statusCode, { timeout: 15_000 }).toBe(400);
}, 60_000);

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
test.runIf(process.platform === "linux")(
  "two addresses with unfinished bodies get a third of the room each and leave the rest for others",
  async () => {
    const { port } = site().app.server.address() as AddressInfo; // it listens since the first test
    const hold = (address: string) => Promise.all(Array.from({ length: 140 }, () => holdBody(port, address)));
    const [first, second] = [await hold("127.0.0.1"), await hold("127.0.0.2")];
    const refused = (held: typeof first) => held.filter(({ answered }) => answered.includes("503")).length;
    await expect.poll(() => [refused(first), refused(second)], { timeout: 9_000 }).toEqual([53, 54]);
    const asked = { url: "/api/contact", method: "POST", payload: { ...sender, message: "m".repeat(60_000) } } as const;
    // too long, so the body was read
    expect((await site().app.inject({ ...asked, remoteAddress: "192.0.2.2" })).statusCode).toBe(400);
    for (const { socket } of [...first, ...second]) socket.destroy();
    await expect.poll(async () => (await site().app.inject(asked)).statusCode, { timeout: 15_000 }).toBe(400);
  },
  60_000,
);

test("answered bodies no longer take room", async () => {
  const payload = { ...sender, message: "m".repeat(60_000) };
  for (let count = 0; count < 300; count++) {
    const { statusCode } = await site().app.inject({ url: "/api/contact", method: "POST", payload });
    expect([count, statusCode]).toEqual([count, 400]);
  }
});
