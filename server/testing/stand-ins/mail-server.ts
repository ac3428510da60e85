import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { readMessage } from "./received-mail.ts";

/** What it does with a message. The last two accept it and then fail. */
export type Behaviour =
  | "accept"
  | "refuse"
  | "defer"
  | "hang"
  | "close in the middle"
  | "take and hang"
  | "take and close";

type Delivered = ReturnType<typeof readMessage> & { recipients: string[]; from: string; isAccepted: boolean };

/** Runs a mail server for a test file. It accepts mail again at the start of each test. */
export function useMailServer(): () => MailServer {
  const server = new MailServer();
  beforeAll(() => server.open());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return () => server;
}

class MailServer {
  behaviour: Behaviour = "accept";
  /** Every complete message received, oldest first. */
  delivered: Delivered[] = [];
  /** The number of connections so far. */
  connections = 0;
  url = "";
  readonly #sockets = new Set<Socket>();
  readonly #server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_session, respond) => {
      this.connections += 1;
      if (this.behaviour !== "hang") respond();
    },
    onRcptTo: (_address, _session, respond) => respond(this.#refusal()),
    onData: (stream, { envelope }, respond) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      void this.#receive(stream, { recipients, from }).then(() => respond());
    },
  });

  async open() {
    const listener = this.#server.listen(0, "127.0.0.1");
    listener.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
    this.#server.on("error", () => {}); // a client that goes away
    await once(listener, "listening");
    const { port } = listener.address() as AddressInfo; // it listens on a port
    this.url = `smtp://127.0.0.1:${port}`;
  }

  reset() {
    this.behaviour = "accept";
    this.delivered = [];
    this.connections = 0;
  }

  async close() {
    this.#hangUp();
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  async #receive(stream: SMTPServerDataStream, envelope: { recipients: string[]; from: string }) {
    if (this.behaviour === "close in the middle") return this.#hangUp();
    const behaviour = this.behaviour;
    const message = readMessage(await text(stream));
    this.delivered.push({ ...message, ...envelope, isAccepted: behaviour === "accept" });
    if (behaviour === "take and close") this.#hangUp();
    if (behaviour === "take and hang") await new Promise(() => {});
  }

  #refusal(): Error | undefined {
    if (this.behaviour === "refuse") return Object.assign(new Error("5.7.1 Not here"), { responseCode: 550 });
    if (this.behaviour === "defer") return Object.assign(new Error("4.7.1 Later"), { responseCode: 451 });
    return undefined;
  }

  #hangUp() {
    for (const socket of this.#sockets) socket.destroy();
  }
}
