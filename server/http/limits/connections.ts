import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import type { IsTrustedProxy } from "#server/platform/network/trusted-proxies.ts";
import { FairShares } from "#server/platform/turns/fair-shares.ts";
import { closeStalledAnswers, type Pace } from "./stalled-answers.ts";

/** What the database, files, pictures and calls to other servers may have open at the same time. */
const reservedDescriptors = 200;

/** Connections that are looked at while all are taken: one of them may be of an address that has fewer than another. */
const turnedAway = 50;

export type ConnectionLimits = Pace & {
  /** All together; one address may have half of them, and several share them equally. */
  mostConnections: number;
};

/** 16 KB in 30 s is half of what the slowest phone line carries. */
const usual: ConnectionLimits = { mostConnections: 5_000, stalledMs: 30_000, leastBytes: 16 * 1024 };

type Own = { isTrustedProxy: IsTrustedProxy | false; limits?: Partial<ConnectionLimits> };

/** Nobody can take all connections, nor keep one for ever; and the process never runs out of file descriptors. */
export function limitConnections(app: FastifyInstance, { isTrustedProxy, limits }: Own) {
  const { mostConnections, ...pace } = { ...usual, ...limits };
  const most = Math.min(mostConnections, connectionsWithin(descriptorLimit()));
  app.server.maxConnections = most + turnedAway; // beyond it the system's own order decides who is served
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

/** However few there are, some connections are served. */
export const connectionsWithin = (descriptors: number) =>
  Math.max(Math.floor(descriptors / 4), descriptors - reservedDescriptors);

let knownLimit: number | undefined;
/** A report is about an error. Writing the stack of a new one would read all source maps, and keep them in memory. */
const withoutStack = { name: "Error", message: "", stack: "" };

/** How many files and connections this process may have open. Node has raised it as far as it may before we ask. */
function descriptorLimit(): number {
  knownLimit ??= readDescriptorLimit();
  return knownLimit;
}

function readDescriptorLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // the names of all peers would be looked up
  const report = process.report.getReport(withoutStack) as { userLimits?: { open_files?: { soft?: unknown } } }; // declared as object
  const soft = Number(report.userLimits?.open_files?.soft);
  return soft > 0 ? soft : Number.POSITIVE_INFINITY; // "unlimited", or a system without such limits
}
