import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { Client, type ClientConfig, type Notification } from "pg";
import { type Changes, changesChannel } from "#server/database/changes.ts";
import type { OutageLog } from "#server/database/pool/outage-log.ts";
import { topicNamed } from "#server/topics.ts";

const proveAliveEveryMs = 2_000;
const answerWithinMs = 3_000;
const firstPauseMs = 250;
const longestPauseMs = 2_000;

/**
 * Listens for other instances' announcements on a separate connection. If that connection was lost, anything may have
 * changed.
 */
export class ChangeReceiver {
  readonly #connection: ClientConfig;
  readonly #changes: Changes;
  readonly #outages: OutageLog;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(connection: ClientConfig, { changes, outages }: { changes: Changes; outages: OutageLog }) {
    this.#connection = { ...connection, query_timeout: answerWithinMs };
    this.#changes = changes;
    this.#outages = outages;
  }

  async connect() {
    const client = new Client(this.#connection);
    client.on("error", (error) => this.#outages.lost(error)); // the end event follows
    client.on("notification", (notification) => this.#hear(notification));
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    client.once("end", () => this.#reconnectAfter(firstPauseMs));
    this.#timer = setInterval(() => this.#proveAlive(client), proveAliveEveryMs).unref();
  }

  /** Whether it receives what another connection publishes. Some poolers don't pass notifications on. */
  async receivesNotifications(): Promise<boolean> {
    const word = randomUUID();
    const heard = new Promise<boolean>((resolve) => {
      this.#client?.on("notification", ({ payload }) => payload === word && resolve(true));
    });
    const sender = new Client(this.#connection);
    sender.on("error", () => {}); // the running call is rejected with the same error
    await sender.connect();
    try {
      await sender.query("select pg_notify($1, $2)", [changesChannel, word]);
      return await Promise.race([heard, after(answerWithinMs, false, { ref: false })]);
    } finally {
      await sender.end();
    }
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #hear({ payload = "" }: Notification) {
    const [sender, topic] = payload.split(" ");
    if (topic && sender !== this.#changes.sender) this.#changes.tell([topicNamed(topic)]);
  }

  /** Ends the connection if it has died without notice. */
  #proveAlive(client: Client) {
    client.query(`listen ${changesChannel}`).catch((error) => {
      this.#outages.lost(error);
      return client.end();
    });
  }

  #reconnectAfter(pauseMs: number) {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#reconnect(pauseMs), pauseMs).unref();
  }

  #reconnect(pauseMs: number) {
    this.connect().then(
      () => this.#changes.tell(["*"]),
      (error) => {
        this.#outages.lost(error);
        this.#reconnectAfter(Math.min(2 * pauseMs, longestPauseMs));
      },
    );
  }
}
