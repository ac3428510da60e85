import { hash } from "node:crypto";
import { spellingOf } from "#contract/staff/guest-mark.ts";

/** The same for all spellings of a username. Hashed, because people sometimes type their password into the wrong field. */
export const usernameKey = (username: string) => hash("sha256", spellingOf(username), "base64url");

/** Returns the counter of failures at a username. */
export const triesAt = (username: string) => ({ name: "staffSignIn", subject: usernameKey(username) }) as const;
