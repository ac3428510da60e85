import type { Server } from "node:http";

/** How many the database, files, pictures and calls to other servers may have open at once. */
const reservedDescriptors = 200;

/** Limits connections so that the process never runs out of file descriptors. What each visitor may open is up to the proxy. */
export function limitConnections(server: Server) {
  const descriptors = descriptorLimit();
  // always serves some, however low the limit
  server.maxConnections = Math.max(Math.floor(descriptors / 4), descriptors - reservedDescriptors);
}

/** The error that the report is about. Capturing the stack of a new one would load every source map and keep it in memory. */
const withoutStack = { name: "Error", message: "", stack: "" };

/** Returns how many files and connections this process may have open. Node has already raised the limit as far as it can. */
function descriptorLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // or it would look up the names of all peers
  const report = process.report.getReport(withoutStack) as { userLimits?: { open_files?: { soft?: unknown } } }; // declared as object
  const soft = Number(report.userLimits?.open_files?.soft);
  return soft > 0 ? soft : Number.POSITIVE_INFINITY; // "unlimited", or a system without such limits
}
