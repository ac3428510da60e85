import { randomUUIDv7 } from "node:crypto";
import type { ContactRequest } from "#contract/contact-messages.ts";
import type { Database } from "#server/database/database.ts";
import { contactMessages } from "./contact-messages.table.ts";

/** Stores a visitor's message before anything else happens to it. */
export async function receiveContactMessage(db: Database, message: ContactRequest): Promise<{ id: string }> {
  const id = randomUUIDv7();
  await db.insert(contactMessages).values({ id, ...message });
  return { id };
}
