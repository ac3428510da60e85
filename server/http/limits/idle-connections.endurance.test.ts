import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteProcess, startShippedSite } from "#server/testing/site/site-process.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const idle = 2_000;
let site: SiteProcess;

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
describe.runIf(process.platform === "linux" && process.env.TEST_ENGINE === "embedded")(
  `${idle} idle connections`,
  () => {
    beforeAll(async () => {
      site = await startShippedSite(withoutLimits);
    });
    afterAll(() => site.close());

    test("block nobody else, and the site closes each of them", async () => {
      const { port } = new URL(site.origin);
      const sockets = Array.from({ length: idle }, (_, at) =>
        connect({ port: Number(port), host: "127.0.0.1", localAddress: `127.0.1.${1 + (at % 20)}` }),
      );
      const closed = Promise.all(sockets.map(closing));
      await Promise.all(sockets.map(opening));
      const times: number[] = [];
      for (let asked = 0; asked < 200; asked++) {
        const begin = performance.now();
        expect((await fetch(`${site.origin}/api/news`)).status).toBe(200);
        times.push(performance.now() - begin);
      }
      const openThen = sockets.filter(({ readyState }) => readyState === "open").length;
      console.log(
        `${openThen} idle; 99 of 100 answers within ${Math.round(times.toSorted((a, b) => a - b)[197] ?? 0)} ms.`,
      );
      expect(openThen).toBeGreaterThan(0);
      await closed;
      expect((await fetch(`${site.origin}/api/news`)).status).toBe(200);
    });
  },
);

const opening = (socket: Socket) =>
  new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
const closing = (socket: Socket) => new Promise<void>((resolve) => socket.resume().once("close", () => resolve()));
