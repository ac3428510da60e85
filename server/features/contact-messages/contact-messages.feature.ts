import { desc } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import type { Feature } from "#server/feature.ts";
import { contactMessagesRoutes } from "#server/features/contact-messages/contact-messages.routes.ts";
import {
  purgeContactMessages,
  restoreContactMessage,
} from "#server/features/contact-messages/contact-messages.service.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { exportReports } from "#server/features/contact-messages/personal-messages.service.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const contactMessagesFeature: Feature = {
  routes: [contactMessagesRoutes],
  jobs: [{ name: "purge contact messages", schedule: hourly, run: purgeContactMessages }],
  bin: [{ kind: "contact-messages", restore: restoreContactMessage }],
  search: [{ kind: "message", area: "messages", find: findMessages }],
  personal: { event_reports: { title: "Reports you sent", erased: "set null", export: exportReports } },
};

/** Finds messages by who wrote them, including archived ones. */
function findMessages(db: Database, search: string) {
  const { id, name, email, subject, createdAt } = contactMessages;
  const first = db.select({ id }).from(contactMessages).orderBy(desc(createdAt), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name, detail: subject })
    .from(contactMessages)
    .where(containsAmong([name, email], search, { id, first }))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfKind);
}
