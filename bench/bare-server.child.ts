import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Sample } from "./bare-server.ts";

process.once("message", ({ status, headers, base64 }: Sample) => {
  const body = Buffer.from(base64, "base64");
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(status, headers).end(body));
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port)); // it listens on a port
});
