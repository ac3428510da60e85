import { randomUUIDv7 } from "node:crypto";
import { lt } from "drizzle-orm";
import type { ContactRequest } from "#contract/contact-messages.ts";
import { retention } from "#contract/retention.ts";
import type { Database } from "#server/database/database.ts";
import { contactMessages } from "./contact-messages.table.ts";

/** Stores a visitor's message before anything else happens to it. */
export async function receiveContactMessage(db: Database, message: ContactRequest): Promise<{ id: string }> {
  const id = randomUUIDv7();
  await db.insert(contactMessages).values({ id, ...message });
  return { id };
}

/** Forgets what was written long ago. */
export async function purgeContactMessages(db: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - retention.contactMessages.days * 86_400_000);
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
