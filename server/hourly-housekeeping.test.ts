import { randomUUIDv7 } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { createTestSite } from "#server/testing/test-app.ts";
import { useSite } from "#server/testing/use-site.ts";

const site = useSite();
const minuteMs = 60_000;
const longAgo = new Date("2020-01-01T00:00:00Z");

afterEach(() => {
  vi.useRealTimers();
});

const messages = () => site().db.select().from(contactMessages);
const leaveMessage = () => {
  const message = { name: "Ida", email: "ida@demo.example", subject: "media", message: "Hello" } as const;
  return site()
    .db.insert(contactMessages)
    .values({ id: randomUUIDv7(), ...message, createdAt: longAgo });
};
const untilForgotten = async (signal: AbortSignal) => {
  while (!signal.aborted && (await messages()).length > 0) await nextTurn(); // timers stand still
};

test("a site that listens forgets what is over a minute after its start, and then every hour", async ({ signal }) => {
  const { database } = site();
  const listening = await createTestSite({}, { database: { ...database, close: async () => {} } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  await listening.app.listen({ port: 0, host: "127.0.0.1" });
  await leaveMessage();
  vi.advanceTimersByTime(minuteMs - 1);
  expect(await messages()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await untilForgotten(signal);
  for (let hour = 0; hour < 3; hour++) {
    await leaveMessage();
    vi.advanceTimersByTime(hour === 0 ? 59 * minuteMs - 1 : 60 * minuteMs - 1);
    expect(await messages()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await untilForgotten(signal);
  }
  await listening.close();
  await leaveMessage();
  vi.advanceTimersByTime(120 * minuteMs);
  expect(await messages()).toHaveLength(1);
});
