import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** Opens a proxy to a port that delays everything by the time it's told, in each direction. */
export async function openSlowLine(to: { port: number; host: string }) {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const delay = () =>
    new Transform({
      transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), delayMs),
    });
  const line = createServer((near) => {
    const far = connect(to);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {}); // the close event follows
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(delay()).pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const { port } = line.address() as AddressInfo; // it listens on a port
  return {
    port,
    delay: (ms: number) => {
      delayMs = ms;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      line.close();
      await once(line, "close");
    },
  };
}
