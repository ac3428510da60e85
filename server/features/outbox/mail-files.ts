import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { mailMessage, type Sender } from "./mail-message.ts";
import type { Transport } from "./transport.ts";

/** Writes each mail to a file, for a site without a mail server: they sort by the time they were written. */
export function fileTransport({ folder, from }: { folder: string; from: Sender }): Transport {
  return {
    place: `files in ${folder}`,
    send: async (claim) => {
      const { text, ...message } = mailMessage(claim, from);
      const head = new MailComposer({ ...message, text: "", encoding: "8bit" }) // links stay whole and can be read
        .compile()
        .setHeader("Content-Type", "text/plain; charset=utf-8")
        .buildHeaders()
        .replaceAll("\r\n", "\n");
      const time = claim.createdAt.toISOString().replaceAll(/[-:]/g, "");
      await writeDurably({ folder, name: `${time}-${claim.id}.eml`, content: `${head}\n\n${text}\n` });
    },
  };
}

/** Whoever sees the file sees all of it; a second writing of the same one replaces it. */
async function writeDurably({ folder, name, content }: { folder: string; name: string; content: string }) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
