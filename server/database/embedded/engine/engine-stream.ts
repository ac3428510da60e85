import { Duplex } from "node:stream";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { DatabaseUnavailable } from "#server/database/sql-errors.ts";
import { concat, isStartup, isTerminate, welcomeMessage } from "./wire.ts";

/**
 * Passes the other end of a session's channel to the engine. Resolves to an object that knows why the engine stopped, once it
 * has.
 */
type OpenSession = (port: MessagePort) => Promise<{ readonly stopReason: string }>;

/** The stream that pg uses as its socket: it speaks PostgreSQL's protocol with the engine in its thread. */
export class EngineStream extends Duplex {
  readonly #open: OpenSession;
  readonly #port: MessagePort;
  readonly #farPort: MessagePort;

  constructor(open: OpenSession) {
    super();
    this.#open = open;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#farPort = port2;
  }

  connect(): this {
    this.#open(this.#farPort).then(
      (engine) => {
        this.#port.on("message", (answer: Uint8Array<ArrayBuffer>) => this.push(Buffer.from(answer.buffer)));
        this.#port.once("close", () => this.destroy(new DatabaseUnavailable(engine.stopReason)));
        this.emit("connect");
      },
      (error) => this.destroy(error),
    );
    return this;
  }

  override _write(message: Uint8Array, _encoding: string, done: () => void) {
    this.#send([message]);
    done();
  }

  /** pg corks the messages of one statement, so they arrive together and are sent as one round. */
  override _writev(messages: { chunk: Uint8Array }[], done: () => void) {
    this.#send(messages.map(({ chunk }) => chunk));
    done();
  }

  #send(messages: Uint8Array[]) {
    const [first] = messages;
    if (!first || isTerminate(first)) return;
    if (isStartup(first)) {
      this.push(welcomeMessage);
      return;
    }
    const round = concat(messages);
    this.#port.postMessage(round, [round.buffer]);
  }

  override _read() {}

  override _final(done: () => void) {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close();
    done(error);
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  setNoDelay(): this {
    return this;
  }
}
