import { once } from "node:events";
import { readFileSync } from "node:fs";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { EngineStatus } from "./engine-status.ts";
import { SessionQueue } from "./session-queue.ts";
import { endsIdle, simpleQuery } from "./wire.ts";

let engine: PGlite;
let queue: SessionQueue;
let sessions: Session[] = [];

type Session = { port: MessagePort; farPort: MessagePort };

beforeEach(async () => {
  engine = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject("embeddedArchive"))]) });
  queue = new SessionQueue(engine, new EngineStatus());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const { port } of sessions) port.close();
  sessions = [];
  await engine.close();
});

function openSession(): Session {
  const { port1: port, port2: farPort } = new MessageChannel();
  queue.open({ port: farPort, limitMs: 5_000 });
  sessions.push({ port, farPort });
  return { port, farPort };
}

async function ask({ port }: Session, statement: string): Promise<Uint8Array> {
  port.postMessage(simpleQuery(statement));
  const [answer] = await once(port, "message");
  return answer;
}

test("a transaction that is silent for ten seconds is rolled back, even if others keep asking", async () => {
  const [silent, other] = [openSession(), openSession()];
  expect(endsIdle(await ask(silent, "begin"))).toBe(false);
  const closed = once(silent.port, "close");
  const waiting = ask(other, "select 1");
  vi.advanceTimersByTime(6_000);
  other.port.postMessage(simpleQuery("select 2"));
  await once(other.farPort, "message");
  vi.advanceTimersByTime(6_000);
  await closed;
  expect(endsIdle(await waiting)).toBe(true);
});

test("an active transaction is left alone", async () => {
  const busy = openSession();
  await ask(busy, "begin");
  for (let rounds = 0; rounds < 5; rounds++) {
    vi.advanceTimersByTime(6_000);
    expect(endsIdle(await ask(busy, "select 1"))).toBe(false);
  }
  expect(endsIdle(await ask(busy, "commit"))).toBe(true);
});
