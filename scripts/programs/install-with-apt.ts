import { execFileSync } from "node:child_process";
import { onPath } from "./on-path.ts";

/** Installs a Debian package, announcing it first. Only possible as root on Debian or Ubuntu; returns whether it worked. */
export function installWithApt(name: string): boolean {
  if (process.getuid?.() !== 0 || onPath("apt-get").length === 0) return false;
  console.log(`Installing ${name} with apt-get (once, about a minute) ...`);
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("-qq", "update");
    apt("-qq", "-y", "install", "--no-install-recommends", name);
    return true;
  } catch (error) {
    console.log(`apt-get couldn't install ${name}: ${error instanceof Error ? error.message.trim() : String(error)}`);
    return false;
  }
}
