import { spawn } from "node:child_process";

const progressMs = 10_000;
const endings = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command, printing one line with its duration. Its output is only shown if it fails.
 * @param {string} title
 * @param {string[]} command
 * @param {import("node:child_process").SpawnOptions} options
 */
export async function runQuietly(title, command, options) {
  const startedAt = Date.now();
  const elapsed = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${title} ...`);
  const progress = setInterval(() => console.log(`  still running after ${elapsed()}`), progressMs);
  try {
    const { ending, printed } = await run(command, options);
    if (ending !== 0) throw new Error(`${printed.trimEnd()}\n${title} failed (${ending}). Its output is above.`);
    console.log(`${title}: done in ${elapsed()}`);
  } finally {
    clearInterval(progress);
  }
}

function run([program, ...args], options) {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const stop = (signal) => child.kill(signal); // otherwise npm would keep running after this process ends
  for (const ending of endings) process.once(ending, stop);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) =>
      resolve({ ending: code ?? signal, printed: Buffer.concat(printed).toString() }),
    );
  }).finally(() => {
    for (const ending of endings) process.off(ending, stop);
  });
}
