import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { seed } from "#server/testing/cast/seed.ts";
import { explain, type Operation, type State, someOrder } from "#server/testing/points/points-model.ts";
import {
  adjust,
  anyWish,
  asked,
  beginning,
  look,
  redeem,
  resolve,
  type Wish,
} from "#server/testing/points/points-wishes.ts";
import { keptOf, openPointsWorld, type PointsWorld } from "#server/testing/points/points-world.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { checkLedger } from "./ledger-check.service.ts";

const site = useSite(withoutLimits);
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin");
});

const patience = 120_000;

const openWorld = (start: Parameters<typeof openPointsWorld>[2]) => openPointsWorld(site(), admin, start);

/**
 * Runs the operations at once. Returns the state after some order of them that explains their answers and what is stored, or
 * throws.
 */
async function atOnce(world: PointsWorld, state: State, operations: Operation[], during = always): Promise<State> {
  const done = await during(Promise.all(operations.map(world.carryOut)));
  const stored = await world.stored();
  const last = someOrder(state, done, (found) => isDeepStrictEqual(keptOf(found), stored));
  if (!last) throw new Error(`No order explains ${JSON.stringify({ state, done, stored }, undefined, 1)}`);
  return last;
}

const always = <T>(work: Promise<T>) => work;

const asking = (state: State, wishes: Wish[]) => wishes.flatMap((wish) => asked(state, wish) ?? []);

type Model = { state: State };

const command = (wish: Wish): fc.AsyncCommand<Model, PointsWorld> => ({
  check: ({ state }) => asked(state, wish) !== undefined,
  run: async (model, world) => {
    for (const operation of asking(model.state, [wish])) {
      const done = await world.carryOut(operation);
      const next = explain(model.state, done);
      if (!next) throw new Error(`Unexpected ${JSON.stringify({ done, state: model.state }, undefined, 1)}`);
      model.state = next;
    }
  },
  toString: () => JSON.stringify(wish),
});

test(
  "one after the other, any operations are answered and stored as the rules say",
  async () => {
    const property = fc.asyncProperty(
      beginning,
      fc.commands([anyWish.map(command)], { maxCommands: 40, size: "max" }),
      async (start, commands) => {
        const world = await openWorld(start);
        const model = { state: world.start };
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        expect(await world.stored()).toEqual(keptOf(model.state));
        expect(await checkLedger(site().db)).toEqual([]);
      },
    );
    await fc.assert(property, { ...seed, numRuns: 20 });
  },
  patience,
);

test(
  "any operations at once end as they would in some order",
  async () => {
    const group = fc.array(anyWish, { minLength: 2, maxLength: 7, size: "max" });
    const groups = fc.array(group, { minLength: 1, maxLength: 5, size: "max" });
    const property = fc.asyncProperty(beginning, groups, async (start, wishes) => {
      const world = await openWorld(start);
      let state = world.start;
      for (const together of wishes) state = await atOnce(world, state, asking(state, together));
      expect(await checkLedger(site().db)).toEqual([]);
    });
    await fc.assert(property, { ...seed, numRuns: 25 });
  },
  patience,
);

/** Makes every statement of every connection wait for the scheduler. Returns the function that undoes this. */
function scheduleStatements(scheduler: fc.Scheduler): () => void {
  const send = Client.prototype.query;
  async function sendOneByOne(this: Client, ...statement: unknown[]): Promise<unknown> {
    await scheduler.schedule(Promise.resolve());
    return Reflect.apply(send, this, statement);
  }
  Client.prototype.query = sendOneByOne as typeof send; // of query's forms, the site only uses the one that returns a promise
  return () => {
    Client.prototype.query = send;
  };
}

test(
  "interleavings of setting, redeeming, awarding and cancelling end as they would in some order",
  async () => {
    const moving = fc.oneof(adjust, redeem, redeem, resolve, look);
    const groups = fc.array(fc.array(moving, { minLength: 3, maxLength: 4 }), { minLength: 10, maxLength: 10 });
    const property = fc.asyncProperty(beginning, groups, fc.scheduler(), async (start, wishes, scheduler) => {
      const world = await openWorld(start);
      const first: Operation = { does: "redeem", who: "Alex", what: "sticker" };
      let state = await atOnce(world, world.start, [first]);
      for (const together of wishes) {
        const sendAtOnce = scheduleStatements(scheduler);
        const during = <T>(work: Promise<T>) => scheduler.waitFor(work).finally(sendAtOnce);
        state = await atOnce(world, state, asking(state, together.map(onAlex)), during);
      }
      expect(await checkLedger(site().db)).toEqual([]);
    });
    await fc.assert(property, { ...seed, numRuns: isLong ? 50 : 10 });
  },
  patience,
);

/** Puts both on the same member, so that they meet. */
const onAlex = (wish: Wish): Wish => ("who" in wish ? { ...wish, who: "Alex" } : wish);
