import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import type { IsTrustedProxy } from "#server/platform/network/trusted-proxies.ts";
import { FairShares } from "#server/platform/turns/fair-shares.ts";
import { closeStalledAnswers, type Pace } from "./stalled-answers.ts";

/** How many the database, files, pictures and calls to other servers may have open at once. */
const reservedDescriptors = 200;

/** Extra connections accepted while all places are taken, since one may come from an address that has fewer than another. */
const turnedAway = 50;

export type ConnectionLimits = Pace & {
  /** For all addresses together. One address may have half; several share them equally. */
  mostConnections: number;
};

/** 16 KB in 30 s is half of what the slowest phone line carries. */
const usual: ConnectionLimits = { mostConnections: 5_000, stalledMs: 30_000, leastBytes: 16 * 1024 };

type Own = { isTrustedProxy: IsTrustedProxy | false; limits?: Partial<ConnectionLimits> };

/**
 * Limits connections so that nobody can take all of them or keep one forever, and the process never runs out of file descriptors.
 */
export function limitConnections(app: FastifyInstance, { isTrustedProxy, limits }: Own) {
  const { mostConnections, ...pace } = { ...usual, ...limits };
  const most = Math.min(mostConnections, connectionsWithin(descriptorLimit()));
  app.server.maxConnections = most + turnedAway; // beyond this, the operating system decides who is served
  const shares = new FairShares(most);
  app.server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return void socket.destroy(); // already disconnected
    if (isTrustedProxy !== false && isTrustedProxy(remoteAddress, 0)) return;
    const holder = crowdOf(addressKey(remoteAddress));
    const release = shares.take(holder, { giveUp: () => close(socket) });
    if (!release) return void socket.destroy();
    socket.once("close", release);
  });
  closeStalledAnswers(app, pace);
}

function close(socket: Socket): true {
  socket.destroy();
  return true;
}

/** Leaves room for other descriptors, but always serves some connections, however low the limit. */
export const connectionsWithin = (descriptors: number) =>
  Math.max(Math.floor(descriptors / 4), descriptors - reservedDescriptors);

let knownLimit: number | undefined;
/** The error that the report is about. Capturing the stack of a new one would load every source map and keep it in memory. */
const withoutStack = { name: "Error", message: "", stack: "" };

/** Returns how many files and connections this process may have open. Node has already raised the limit as far as it can. */
function descriptorLimit(): number {
  knownLimit ??= readDescriptorLimit();
  return knownLimit;
}

function readDescriptorLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // or it would look up the names of all peers
  const report = process.report.getReport(withoutStack) as { userLimits?: { open_files?: { soft?: unknown } } }; // declared as object
  const soft = Number(report.userLimits?.open_files?.soft);
  return soft > 0 ? soft : Number.POSITIVE_INFINITY; // "unlimited", or a system without such limits
}
