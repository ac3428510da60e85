import { hash } from "node:crypto";

/** The counter of failures at a username. Hashed, as people also type a password into the wrong field. */
export const triesAt = (username: string) =>
  ({ name: "staffSignIn", subject: hash("sha256", username.toLowerCase(), "base64url") }) as const;
