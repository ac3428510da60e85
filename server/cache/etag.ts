import { createHash } from "node:crypto";

/** Names an answer by its bytes. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
