import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { keptSince } from "#server/database/queries/retention.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { mailMessage, type Sender } from "./mail-message.format.ts";
import type { Transport } from "./transport.client.ts";

/**
 * Writes each mail to a file, for a site without a mail server. Files sort by the time they were written, and are kept
 * for as long as sent mails are.
 */
export function fileTransport({ folder, from }: { folder: string; from: () => Sender }): Transport {
  return {
    destination: `files in ${folder}`,
    send: async (claim) => {
      const { text, ...message } = mailMessage(claim, from());
      const head = new MailComposer({ ...message, text: "", encoding: "8bit" }) // links stay whole and readable
        .compile()
        .setHeader("Content-Type", "text/plain; charset=utf-8")
        .buildHeaders()
        .replaceAll("\r\n", "\n");
      await writeDurably({
        folder,
        name: `${timeIn(claim.createdAt)}-${claim.id}.eml`,
        content: `${head}\n\n${text}\n`,
      });
      await removeExpired(folder);
    },
  };
}

/** Goes by the time in the files' names. */
async function removeExpired(folder: string, now = new Date()) {
  const oldest = timeIn(keptSince("sentMails", now));
  for (const name of await readdir(folder))
    if (name.endsWith(".eml") && name < oldest) await rm(join(folder, name), { force: true });
}

const timeIn = (moment: Date) => moment.toISOString().replaceAll(/[-:]/g, "");

/** Writes a file completely under another name, then renames it, so that nobody ever reads half a file. */
async function writeDurably({ folder, name, content }: { folder: string; name: string; content: string }) {
  makeFolder(folder);
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  await syncFolder(folder);
}

async function syncFolder(folder: string) {
  const opened = await open(folder, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
