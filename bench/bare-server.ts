import { fork } from "node:child_process";
import { once } from "node:events";
import type { Target } from "./measure.ts";

/** A response of the site, to be sent unchanged. */
export type Sample = { status: number; headers: Record<string, string>; base64: string };

/** Starts the least that Node can do: a server in its own process that sends these bytes for every request. */
export async function openBareServer(sample: Sample): Promise<Target & { close: () => Promise<void> }> {
  const child = fork(new URL("./bare-server.child.ts", import.meta.url));
  child.send(sample);
  const [port] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}
