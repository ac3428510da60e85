import { isDeepStrictEqual } from "node:util";
import { type AdjustAction, maxPoints, pointsTexts } from "#contract/points/constants.ts";
import type { Redemption } from "#contract/points/schemas.ts";

/** What the points of two members and two reward items should be, without a database. */
export type State = {
  people: Record<Who, { points: number; isGone: boolean }>;
  items: Record<What, { price: number; isActive: boolean; version: number; isGone: boolean }>;
  redemptions: Record<string, { who: Who; what: What; price: number; status: Redemption["status"] }>;
  /** The answer given under each key. */
  keys: Record<string, { what: What; response: Answer }>;
};
export const everybody = ["Alex", "Sam"] as const;
export const everything = ["sticker", "jersey"] as const;
export type Who = (typeof everybody)[number];
export type What = (typeof everything)[number];

export type Operation =
  | { does: "look"; who: Who }
  | { does: "adjust"; who: Who; action: AdjustAction; amount: number }
  | { does: "redeem"; who: Who; what: What; key?: string }
  | { does: "resolve"; id: string; status: "completed" | "cancelled" }
  | { does: "edit"; what: What; price: number; isActive: boolean; version: number }
  | { does: "remove"; what: What }
  | { does: "leave"; who: Who };
type Of<Does extends Operation["does"]> = Extract<Operation, { does: Does }>;

/** Status 200 for everything that was carried out. */
export type Answer = { status: number; sentence?: string | undefined; points?: number; redemption?: Redemption };
export type Done = { operation: Operation; response: Answer };

/** Names an item after its price, so that a name and a price that don't belong together are noticed. */
export const nameAt = (what: What, price: number) => `${what} at ${price}`;

/**
 * Returns the last state of some order in which the operations could have happened one after another, with these very answers and
 * a state that `isFound` accepts; undefined if there is no such order.
 */
export function someOrder(state: State, done: Done[], isFound: (last: State) => boolean): State | undefined {
  if (done.length === 0) return isFound(state) ? state : undefined;
  for (const first of done) {
    const next = explain(state, first);
    const others = done.filter((other) => other !== first);
    const last = next && someOrder(next, others, isFound);
    if (last) return last;
  }
  return undefined;
}

/** Returns the state after an operation; undefined if its answer would be wrong in this state. */
export function explain(state: State, { operation, response }: Done): State | undefined {
  switch (operation.does) {
    case "look":
      return look(state, operation, response);
    case "adjust":
      return adjust(state, operation, response);
    case "redeem":
      return redeem(state, operation, response);
    case "resolve":
      return resolve(state, operation, response);
    case "edit":
      return edit(state, operation, response);
    case "remove":
      return remove(state, operation, response);
    case "leave":
      return leave(state, operation, response);
  }
}

const stateIf = (state: State, isRight: boolean) => (isRight ? state : undefined);
const refused = (state: State, response: Answer, status: number, sentence?: string) =>
  stateIf(state, response.status === status && (sentence === undefined || response.sentence === sentence));

const withPoints = (state: State, who: Who, points: number): State => ({
  ...state,
  people: { ...state.people, [who]: { ...state.people[who], points } },
});
const withItem = (state: State, what: What, change: Partial<State["items"][What]>): State => ({
  ...state,
  items: { ...state.items, [what]: { ...state.items[what], ...change } },
});

/** A member who was deleted during their request has no points. */
function look(state: State, { who }: Of<"look">, response: Answer) {
  const { points, isGone } = state.people[who];
  if (isGone) return stateIf(state, response.status === 401 || (response.status === 200 && response.points === 0));
  return stateIf(state, response.status === 200 && response.points === points);
}

function adjust(state: State, { who, action, amount }: Of<"adjust">, response: Answer) {
  const { points, isGone } = state.people[who];
  if (isGone) return refused(state, response, 404);
  const after = { add: points + amount, subtract: points - amount, set: amount }[action];
  if (after < 0) return refused(state, response, 409, pointsTexts.belowZero);
  if (after > maxPoints) return refused(state, response, 409, pointsTexts.aboveMost);
  return stateIf(withPoints(state, who, after), response.status === 200 && response.points === after);
}

function redeem(state: State, { who, what, key }: Of<"redeem">, response: Answer) {
  const { points, isGone } = state.people[who];
  if (isGone) return refused(state, response, 401);
  const under = key && `${who} ${key}`;
  const earlier = under && state.keys[under];
  if (earlier && earlier.what !== what) return refused(state, response, 409, pointsTexts.keyReused);
  if (earlier) return stateIf(state, isDeepStrictEqual(response, earlier.response));
  const { price, isActive, isGone: isDeleted } = state.items[what];
  if (isDeleted || !isActive) return refused(state, response, 404, pointsTexts.itemGone);
  if (points < price) return refused(state, response, 409, pointsTexts.insufficient);
  const { redemption } = response;
  if (!redemption || redemption.id in state.redemptions || response.points !== points - price) return undefined;
  if (redemption.pointsSpent !== price || redemption.item.name !== nameAt(what, price)) return undefined;
  const paid = withPoints(state, who, points - price);
  const made = { who, what, price, status: "pending" } as const;
  return {
    ...paid,
    redemptions: { ...paid.redemptions, [redemption.id]: made },
    keys: under ? { ...paid.keys, [under]: { what, response } } : paid.keys,
  };
}

function resolve(state: State, { id, status }: Of<"resolve">, response: Answer) {
  if (state.redemptions[id]?.status !== "pending") return refused(state, response, 409, pointsTexts.resolved);
  return unlessTooMany(state, ended(state, id, status), response);
}

/** A refund may not fit into an account that has been filled up since. */
function unlessTooMany(before: State, after: State, response: Answer) {
  const isTooMany = Object.values(after.people).some(({ points }) => points > maxPoints);
  return isTooMany ? refused(before, response, 409, pointsTexts.aboveMost) : stateIf(after, response.status === 200);
}

function ended(state: State, id: string, status: "completed" | "cancelled"): State {
  const redemption = state.redemptions[id];
  if (!redemption) return state;
  const { who, price } = redemption;
  const after = { ...state, redemptions: { ...state.redemptions, [id]: { ...redemption, status } } };
  return status === "cancelled" ? withPoints(after, who, after.people[who].points + price) : after;
}

function edit(state: State, { what, price, isActive, version }: Of<"edit">, response: Answer) {
  const item = state.items[what];
  if (item.isGone) return refused(state, response, 404);
  if (item.version !== version) return refused(state, response, 409, pointsTexts.stale);
  return stateIf(withItem(state, what, { price, isActive, version: version + 1 }), response.status === 200);
}

function remove(state: State, { what }: Of<"remove">, response: Answer) {
  const { version, isGone } = state.items[what];
  if (isGone) return refused(state, response, 404);
  const isRedeemed = Object.values(state.redemptions).some((redemption) => redemption.what === what);
  const change = isRedeemed ? { isActive: false, version: version + 1 } : { isGone: true };
  return stateIf(withItem(state, what, change), response.status === 200);
}

function leave(state: State, { who }: Of<"leave">, response: Answer) {
  if (state.people[who].isGone) return refused(state, response, 404);
  const pending = Object.entries(state.redemptions).filter(([, its]) => its.who === who && its.status === "pending");
  const after = pending.reduce((before, [id]) => ended(before, id, "cancelled"), state);
  const points = Math.min(after.people[who].points, maxPoints); // refunds that don't fit don't keep anyone from leaving
  const people = { ...after.people, [who]: { points, isGone: true } };
  return stateIf({ ...after, people }, response.status === 200);
}
