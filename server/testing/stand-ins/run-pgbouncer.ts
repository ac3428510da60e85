import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** Whether there is a PgBouncer. Without one its tests are skipped. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    console.log("There is no PgBouncer for the tests: install pgbouncer. Its tests are skipped.");
    return false;
  }
}

/** Starts a PgBouncer in transaction mode in front of a server, with additional lines of settings. */
export async function runPgBouncer(server: string, lines: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const { hostname, port: serverPort } = new URL(server);
  const port = await freePort();
  const settings = [
    "[databases]",
    `postgres = host=${hostname} port=${serverPort} user=postgres`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    ...lines,
  ];
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, `${settings.join("\n")}\n`);
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : []; // it refuses to run as root
  const bouncer = spawn("pgbouncer", [...asUser, file], { stdio: "ignore" });
  const ended = once(bouncer, "exit");
  while (!(await isListening(port))) await after(20);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      bouncer.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
