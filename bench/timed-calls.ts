import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { cookieRulesOf } from "#server/routing/cookie-rules.ts";
import { month } from "./month-events.ts";
import type { Prepared } from "./points-rows.ts";

/** A call by one of the members in turn. Resolves to the milliseconds until its response. */
export type TimedCall = (turn: number) => Promise<number>;

type Calls = { summary: TimedCall; redeem: TimedCall; month: TimedCall };

/** Returns the calls that matter most to members, made one after another on a single connection. */
export function timedCalls(origin: string, { itemId, tokens }: Prepared): Calls {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookie = cookieRulesOf(origin).member;

  async function statusOf({ method, path }: { method: string; path: string }, turn: number, body?: string) {
    const headers = {
      cookie: `${cookie}=${tokens[turn % tokens.length]}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const sent = request(origin + path, { agent, method, headers }).end(body);
    const [answer]: IncomingMessage[] = await once(sent, "response");
    await answer?.toArray();
    return answer?.statusCode ?? 0;
  }

  async function timed(call: () => Promise<number>): Promise<number> {
    const from = performance.now();
    const status = await call();
    const taken = performance.now() - from;
    if (status >= 300) throw new Error(`The site answered ${status}`);
    return taken;
  }

  const redemption = JSON.stringify({ itemId, discordUsername: "bench_sample" });
  const wholeMonth = { ...calendarApi.events, path: `${calendarApi.events.path}?${new URLSearchParams(month)}` };
  return {
    month: (turn) => timed(() => statusOf(wholeMonth, turn)),
    summary: (turn) => timed(() => statusOf(pointsApi.summary, turn)),
    redeem: (turn) => timed(() => statusOf(pointsApi.redeem, turn, redemption)),
  };
}
