// Run by a test in a separate process, to be killed: queues mails, prints which are acknowledged, and delivers them.
import { openDatabase } from "#server/database/database.ts";
import { Delivery } from "#server/features/outbox/delivery.service.ts";
import { fileTransport } from "#server/features/outbox/mail-files.client.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { everyChannel } from "#server/testing/stand-ins/mailbox.ts";

const [dataDir = "", databaseUrl, folder = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const transport = fileTransport({ folder, from: () => ({ name: "Team", address: "team@site.example" }) });
new Delivery(database, { transports: everyChannel(transport), log: { warn: () => {} } });

for (let n = 1; ; n++) {
  await queueMail(database.db, { to: "member@demo.example", subject: `Mail ${n}`, text: `Text ${n}` });
  process.stdout.write(`Mail ${n}\n`);
}
