const mostLength = 300;

/**
 * Returns what went wrong, to be stored and shown to admins. An outer message may hold a query with its values, which can be
 * personal data, so this takes the innermost. A password in an address is left out.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown";
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [line = ""] = error.message.trim().split("\n");
  return line.replace(/\/\/[^\s/@]*@/g, "//").slice(0, mostLength) || error.name;
}
