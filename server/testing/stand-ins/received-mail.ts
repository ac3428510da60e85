import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type ReceivedMail = { to: string; subject: string; text: string };

/** Parses a message as a mail program would. */
export function readMessage(message: string): ReceivedMail & { headers: [name: string, value: string][] } {
  const [, head = "", body = ""] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(message) ?? [];
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  const header = (name: string) => headers.find(([found]) => found === name)?.[1] ?? "";
  const text = decodeBody(body, header("content-transfer-encoding")).replaceAll("\r\n", "\n").trimEnd();
  return { to: header("to").replaceAll(/^.*<|>$/g, ""), subject: header("subject"), text, headers };
}

const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === "b" ? Buffer.from(word, "base64").toString() : decodeQuoted(word.replaceAll("_", " ")),
    );

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return decodeQuoted(body.replaceAll(/=\r?\n/g, ""));
  return body;
}

/** Octets outside ASCII come one by one, so only the whole text can be read as UTF-8. */
const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString();

/** Returns the mails that a site without a mail server wrote into its data folder, oldest first. */
export async function mailsIn(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return messages.map(readMessage).map(({ to, subject, text }) => ({ to, subject, text }));
}

/** Returns the secret of the link in a mail. */
export const tokenIn = (mail: Pick<ReceivedMail, "text"> | undefined) =>
  /#([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
