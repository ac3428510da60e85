import { expect, vi } from "vitest";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { onServer } from "#server/testing/postgres/on-server.ts";
import { runPostgres } from "#server/testing/postgres/run-postgres.ts";
import { behindProxy, fromNewAddress } from "#server/testing/site/addresses.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";

const listening = "select from pg_stat_activity where query like 'listen %'";
const writers = 16; // more than the site has connections

export type CrashTest = Awaited<ReturnType<typeof openCrashTest>>;

/** Starts a site process and a PostgreSQL that waits for the disk, both to be killed and frozen. */
export async function openCrashTest() {
  const found = findPostgres();
  if (!found || !("programs" in found)) throw new Error("There is no PostgreSQL to kill.");
  const postgres = await runPostgres(found.programs, { isDurable: true });
  const site = await startSiteProcess({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a secret for tests only, of more than 32 bytes",
    ...behindProxy,
    DEMO_CONTENT: "off",
  });
  const writing = new Writing(site);
  const statusOf = async (path: string, cookie = "") =>
    (await fetch(site.origin + path, { headers: { cookie } })).status;
  return {
    postgres,
    /**
     * Asks for a page, which is then finished. Waits until the site listens for changes, since it makes all pages again at that
     * point.
     */
    visit: async () => {
      await vi.waitFor(async () => expect((await onServer(postgres.url, listening)).rowCount).toBe(1), 20_000);
      return statusOf("/about");
    },
    send: (text: string) => writing.send(text),
    writeUntil: writing.writeUntil.bind(writing),
    countAcknowledged: () => writing.acknowledged.length,
    statuses: async () => ({
      page: await statusOf("/about"),
      alive: await statusOf("/healthz"),
      ready: await statusOf("/readyz"),
      member: await statusOf("/api/auth/me", `__Host-session=${"A".repeat(43)}`),
    }),
    /** Lists acknowledged messages that aren't stored exactly once, and answers that shouldn't have been given. */
    problems: async () => {
      const { rows } = await onServer(
        postgres.url,
        "select message, count(*)::int as count from contact_messages group by 1",
      );
      const stored = new Map(rows.map(({ message, count }) => [message, count]));
      const lost = writing.acknowledged.filter((text) => stored.get(text) !== 1).map((text) => `lost: ${text}`);
      const twice = rows.filter(({ count }) => count > 1).map(({ message }) => `twice: ${message}`);
      return [...lost, ...twice, ...writing.wrongAnswers];
    },
    close: async () => {
      await site.close();
      await postgres.stop();
    },
  };
}

class Writing {
  readonly acknowledged: string[] = [];
  readonly wrongAnswers: string[] = [];
  readonly #site: SiteProcess;
  #sent = 0;

  constructor(site: SiteProcess) {
    this.#site = site;
  }

  /** Sends messages from many writers at once, breaks something after this many, and ends once each writer was refused. */
  async writeUntil(count: number, breakIt: () => Promise<void>) {
    const before = this.acknowledged.length;
    let breaking: Promise<void> | undefined;
    const write = async () => {
      for (;;) {
        this.#sent += 1;
        if ((await this.send(`message ${this.#sent}`)) !== 201) return;
        if (this.acknowledged.length >= before + count) breaking ??= breakIt();
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    await breaking;
  }

  async send(message: string): Promise<number> {
    const response = await fetch(`${this.#site.origin}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", ...fromNewAddress() },
      body: JSON.stringify({ name: "Sam", email: "sam@demo.example", subject: "other", message }),
    });
    const body = await response.text();
    if (response.status === 201) this.acknowledged.push(message);
    else if (response.status !== 503 || !response.headers.has("retry-after") || !isPlain(body)) {
      this.wrongAnswers.push(`${response.status} ${body}`);
    }
    return response.status;
  }
}

/** Whether it only says that the site is busy, and reveals nothing about what is behind it. */
const isPlain = (body: string) =>
  JSON.stringify(Object.keys(JSON.parse(body))) === '["error","code"]' &&
  !/sql|postgres|insert|ECONN|\bat /i.test(body);
