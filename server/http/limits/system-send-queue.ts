import { readFileSync, readlinkSync } from "node:fs";
import type { Socket } from "node:net";

/**
 * After the line's number: both addresses, the state, and the bytes waiting to be sent in hexadecimal. The socket's number comes
 * later.
 */
const line = /^ *\d+: \S+ \S+ \S+ ([\dA-F]{8}):[\dA-F]{8} \S+ \S+ +\d+ +\d+ (\d+)/gm;

/**
 * Returns a function that tells how many bytes the system holds for a connection because its reader hasn't acknowledged them. The
 * system takes several megabytes at once, and more only when a third of those has gone, so a slow reader seems to stand still for
 * minutes. Returns 0 where the system isn't Linux.
 */
export function waitingInSystem(): (socket: Socket) => number {
  const bySocket = new Map<string, number>();
  for (const table of ["tcp", "tcp6"])
    for (const [, bytes = "", number = ""] of textOf(`/proc/self/net/${table}`).matchAll(line))
      bySocket.set(`socket:[${number}]`, Number.parseInt(bytes, 16));
  return (socket) => bySocket.get(nameOf(socket)) ?? 0;
}

type WithDescriptor = { _handle?: { fd?: number } | null };

/** Returns Linux's name for the socket, which contains its number. */
function nameOf(socket: Socket): string {
  const { _handle: handle } = socket as WithDescriptor; // not declared, though Node's own cluster relies on it
  return ifLinux(() => readlinkSync(`/proc/self/fd/${handle?.fd ?? -1}`));
}

const textOf = (file: string) => ifLinux(() => readFileSync(file, "latin1"));

function ifLinux(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}
