import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { currentTurn } from "#server/platform/turns/current-turn.ts";
import { waitInTurns } from "./request-turns.hooks.ts";

test("a request waits in its address's turn, even when its body arrives in pieces", async () => {
  const app = fastify();
  app.decorateRequest("knownDevice", () => undefined);
  waitInTurns(app);
  app.post("/", async () => currentTurn());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const asked = request({
    host: "127.0.0.1",
    port,
    method: "POST",
    headers: { "content-type": "application/json" },
    agent: false,
  });
  asked.write('{"a":');
  await pause(50); // the first piece arrives before the second is sent
  asked.end("1}");
  const [answer] = await once(asked, "response");
  expect(await json(answer)).toEqual({ rank: "strangers", holder: "127.0.0.1", crowd: "127.0.0.1" });
  await app.close();
});
