import { hash } from "node:crypto";

/** Returns the counter of failures at a username. Hashed, because people sometimes type their password into the wrong field. */
export const triesAt = (username: string) =>
  ({ name: "staffSignIn", subject: hash("sha256", username.toLowerCase(), "base64url") }) as const;
