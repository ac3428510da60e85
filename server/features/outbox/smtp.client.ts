import { createTransport } from "nodemailer";
import { isLoopback } from "#server/platform/network/loopback.ts";
import { mailMessage, type Sender } from "./mail-message.format.ts";
import { MessageRefused, type Transport } from "./transport.client.ts";

type MailServer = { url: string; from: () => Sender; patienceMs?: number };

/** Sends through this mail server, each message over a separate connection. */
export function smtpTransport({ url, from, patienceMs = 10_000 }: MailServer): Transport {
  const { protocol, hostname, host, port, username, password } = new URL(url);
  const isLocal = isLoopback(hostname);
  const transport = createTransport({
    host: hostname.replaceAll(/[[\]]/g, ""),
    ...(port && { port: Number(port) }),
    secure: protocol === "smtps:",
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: !isLocal && username !== "", // a password leaves the machine encrypted or not at all
    ignoreTLS: isLocal, // a local server's certificate is self-signed
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  return {
    destination: host,
    send: async (claim, signal) => {
      try {
        await transport.sendMail({ ...mailMessage(claim, from()), signal });
      } catch (error) {
        const Failure = isAboutMessage(error) ? MessageRefused : Error;
        throw new Failure(reasonOf(error), { cause: error });
      }
    },
  };
}

/**
 * Whether a failure is only about this message. A mail server answers 5xx to an unknown mailbox, and also to a wrong password,
 * but at another command.
 */
function isAboutMessage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0 }: SmtpFailure = error;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

type SmtpFailure = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * Returns why sending failed. Once a message has begun to arrive, the server's own words are left out, since they may repeat it.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "The mail server failed.";
  const { code, command, responseCode, response, message }: SmtpFailure = error;
  if (command === "CONN" && response === undefined) return message;
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(" ") || error.name;
}
