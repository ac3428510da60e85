import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const everywhere = {
  max_connections: "200",
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
};
/** No test data has to survive a crash, so nothing waits for the disk. */
const quick = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

export type RunningPostgres = {
  url: string;
  stop: () => Promise<void>;
  /** Shuts it down properly, as its administrator would; `start` starts it again. */
  shutDown: () => Promise<void>;
  /** Kills it with all its connections, as a power cut would; `start` starts it again on what is left. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  /** Keeps its connections open but answers nothing until it is thawed. */
  freeze: () => void;
  thaw: () => void;
};

/**
 * Starts a separate server on a free port, in a folder that is deleted with it. A durable one flushes every commit to disk. An
 * encrypted one has a certificate that it signed itself.
 */
export async function runPostgres(
  installed: string,
  { isDurable = false, isEncrypted = false } = {},
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "test-postgres-"));
  const user = unprivilegedUser();
  const programs = user ? reachableCopy(installed, folder) : installed;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options: SpawnOptions = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const initialise = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(programs, "initdb"), initialise, { ...options, stdio: "pipe" });
  if (isEncrypted) {
    const selfSigned = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
    execFileSync("openssl", [...selfSigned, "-keyout", join(data, "server.key"), "-out", join(data, "server.crt")], {
      ...options,
      stdio: "pipe",
    });
  }
  const port = await freePort();
  const settings = { ...everywhere, ...(!isDurable && quick), ssl: isEncrypted ? "on" : "off" };
  const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const launch = () => spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), ...given], options);
  let server = launch();
  const killAtExit = () => server.kill("SIGQUIT");
  process.once("exit", killAtExit);
  await untilReady(server);
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid = 0 } = server;
    for (const each of [pid, ...childrenOf(pid)]) signalIfThere(each, signal);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off("exit", killAtExit);
      const stopped = once(server, "exit");
      signalAll("SIGCONT");
      server.kill("SIGINT");
      await stopped;
      rmSync(folder, { recursive: true });
    },
    shutDown: async () => {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
    crash: async () => {
      const ended = once(server, "exit");
      signalAll("SIGKILL");
      await ended;
    },
    start: async () => {
      server = launch();
      await untilReady(server);
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
}

/** Each connection is a separate process. */
function childrenOf(pid: number): number[] {
  const listed = execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return listed.trim().split("\n").map(Number);
}

function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** The server refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!found) throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody.");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** The project may be in a folder that only root can read. */
function reachableCopy(programs: string, folder: string): string {
  if (!programs.includes("node_modules")) return programs;
  chmodSync(folder, 0o755);
  const copy = join(folder, "native");
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr?.on("data", (chunk) => {
      said += chunk;
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
