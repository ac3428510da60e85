import fc from "fast-check";
import { adjustActions, maxPoints } from "#contract/points/constants.ts";
import { everybody, everything, type Operation, type State } from "./points-model.ts";

/** An operation before it is known which redemptions exist, and which version of an item was read. */
export type Wish =
  | Exclude<Operation, { does: "resolve" | "edit" }>
  | { does: "resolve"; nth: number; status: "completed" | "cancelled" }
  | { does: "edit"; what: (typeof everything)[number]; price: number; isActive: boolean };

/** Returns the operation that someone who sees this state would ask for; undefined if there is nothing to resolve. */
export function asked(state: State, wish: Wish): Operation | undefined {
  if (wish.does === "edit") return { ...wish, version: state.items[wish.what].version };
  if (wish.does !== "resolve") return wish;
  const made = Object.keys(state.redemptions);
  const id = made[wish.nth % made.length];
  return id === undefined ? undefined : { does: "resolve", id, status: wish.status };
}

const who = fc.constantFrom(...everybody);
const what = fc.constantFrom(...everything);
const nearPrices = fc.integer({ min: 0, max: 60 });
const amount = fc.oneof({ weight: 9, arbitrary: nearPrices }, { weight: 1, arbitrary: fc.constant(maxPoints) });
const key = fc.option(fc.constantFrom("dialog-one", "dialog-two"), { nil: undefined });
const price = fc.integer({ min: 1, max: 60 });

const does = <Does extends Wish["does"]>(name: Does) => fc.constant(name);
export const look = fc.record({ does: does("look"), who });
export const adjust = fc.record({ does: does("adjust"), who, action: fc.constantFrom(...adjustActions), amount });
export const redeem = fc.record({ does: does("redeem"), who, what, key });
export const resolve = fc.record({
  does: does("resolve"),
  nth: fc.nat({ max: 30 }),
  status: fc.constantFrom("completed", "cancelled"),
});
const edit = fc.record({ does: does("edit"), what, price, isActive: fc.boolean() });
const remove = fc.record({ does: does("remove"), what });
const leave = fc.record({ does: does("leave"), who });

/** Mostly operations that move points. Now and then someone leaves, or an item is removed. */
export const anyWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 8, arbitrary: redeem },
  { weight: 6, arbitrary: adjust },
  { weight: 5, arbitrary: resolve },
  { weight: 3, arbitrary: edit },
  { weight: 2, arbitrary: look },
  { weight: 1, arbitrary: remove },
  { weight: 1, arbitrary: leave },
);

/** How the world begins: some can afford much, others nothing. */
export const beginning = fc.record({
  points: fc.record({ Alex: fc.integer({ min: 0, max: 200 }), Sam: fc.integer({ min: 0, max: 200 }) }),
  prices: fc.record({ sticker: price, jersey: price }),
});
