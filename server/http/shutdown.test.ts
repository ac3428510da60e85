import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { stopGracefully } from "./shutdown.ts";

const visitors = 20;

/** Connects every visitor before anyone accepts connections, sends a request on each, and reports each answer. */
const connectAll = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, visitors, haveAsked } } = require("node:worker_threads");
  const answers = Array.from({ length: visitors }, () => new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n", () => {
        Atomics.add(haveAsked, 0, 1);
        Atomics.notify(haveAsked, 0);
      });
    });
    socket.once("error", ({ code }) => resolve(code));
    socket.once("data", (data) => resolve(data.toString().slice(9, 12)));
  }));
  Promise.all(answers).then((all) => parentPort.postMessage(all));
`;

test("visitors who connect to a busy site just before it stops listening are answered", async () => {
  const app = Fastify();
  stopGracefully(app);
  app.get("/", async () => "Hello");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const haveAsked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(connectAll, { eval: true, workerData: { port, visitors, haveAsked } });
  const responses = once(worker, "message");
  for (let asked = 0; asked < visitors; asked = Atomics.load(haveAsked, 0)) Atomics.wait(haveAsked, 0, asked);
  await app.drain();
  const [all] = await responses;
  expect(Object.groupBy(all, (response) => String(response))).toEqual({ 200: Array(visitors).fill("200") });
  await app.close();
});
