import type { Feature } from "#server/feature.ts";
import { exportMails, purgeOutbox } from "#server/features/outbox/outbox.service.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const outboxFeature: Feature = {
  jobs: [{ name: "purge outbox", schedule: hourly, run: purgeOutbox }],
  personal: { outbox: { title: "Emails sent to you", erased: "cascade", export: exportMails } },
};
