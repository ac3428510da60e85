import { createTransport } from "nodemailer";
import { isLoopback } from "#server/platform/network/loopback.ts";
import { mailMessage, type Sender } from "./mail-message.format.ts";
import { MessageRefused, type Transport } from "./transport.client.ts";

type MailServer = { url: string; from: Sender; patienceMs?: number };

/** Sends through the mail server of this address, each message over a connection of its own. */
export function smtpTransport({ url, from, patienceMs = 10_000 }: MailServer): Transport {
  const { protocol, hostname, host, port, username, password } = new URL(url);
  const isLocal = isLoopback(hostname);
  const transport = createTransport({
    host: hostname.replaceAll(/[[\]]/g, ""),
    ...(port && { port: Number(port) }),
    secure: protocol === "smtps:",
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: !isLocal && username !== "", // a password leaves the machine encrypted or not at all
    ignoreTLS: isLocal, // a local server's certificate is its own
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return {
    place: host,
    send: async (claim, signal) => {
      try {
        await transport.sendMail({ ...mailMessage(claim, from), signal });
      } catch (error) {
        const Failure = isAboutMessage(error) ? MessageRefused : Error;
        throw new Failure(reasonOf(error), { cause: error });
      }
    },
  };
}

/** A mail server answers 5xx to an unknown mailbox. It also does to a wrong password, but at another command. */
function isAboutMessage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0 }: SmtpFailure = error;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

type SmtpFailure = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** A server's own words may repeat the message, once it has begun to arrive. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "The mail server failed.";
  const { code, command, responseCode, response, message }: SmtpFailure = error;
  if (command === "CONN" && response === undefined) return message;
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(" ") || error.name;
}
