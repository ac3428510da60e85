import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { startSiteWithin } from "#server/testing/site/site-process.ts";

const descriptors = 1_024;

/** Opens idle connections from several addresses, none of which has more than an address may have. */
async function occupy(origin: string, count: number): Promise<Socket[]> {
  const { port } = new URL(origin);
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const localAddress = `127.0.0.${1 + (number % 9)}`;
      const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress }).on("error", () => {});
      await Promise.race([once(socket, "connect"), once(socket, "close")]);
      return socket;
    }),
  );
}

const health = (socket: Socket) => {
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  return once(socket, "data").then(([response]) => String(response).split("\r\n")[0]);
};

test.runIf(process.platform === "linux")(
  "the site survives more idle connections than it has file descriptors, and answers new ones once those are gone",
  async () => {
    const site = await startSiteWithin(descriptors);
    try {
      const [known] = await occupy(site.origin, 1);
      if (!known) throw new Error("There is no connection.");
      expect(await health(known)).toBe("HTTP/1.1 200 OK");
      const sockets = await occupy(site.origin, 1_200);
      const samples = Array.from({ length: 20 }, (_, number) => number);
      for (const _sample of samples) expect(await health(known)).toBe("HTTP/1.1 200 OK");
      for (const socket of sockets) socket.destroy();
      await expect.poll(async () => (await fetch(`${site.origin}/healthz`).catch(() => undefined))?.status).toBe(200);
      expect((await fetch(site.origin)).status).toBe(200);
      expect(site.printed()).not.toMatch(/EMFILE|uncaught/i);
      expect(await site.end("SIGTERM")).toBe(0);
    } finally {
      await site.close();
    }
  },
  180_000,
);
