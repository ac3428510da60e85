import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import type { Turn } from "./ranked-queue.ts";

/** The turn for work that the site does for itself, or for everyone. */
export const ownTurn: Turn = { holder: "the site", rank: "staff" };

const turns = new AsyncLocalStorage<Turn>();

/** Does work for a person, so that it waits in their turn for everything. */
export const runInTurnOf = <T>(turn: Turn, work: () => T): T => turns.run(turn, work);

/** Does work that others wait for too, and that mustn't wait in the turn of the first person who asked. */
export const runForEveryone = <T>(work: () => T): T => turns.run(ownTurn, work);

/** Returns whose turn the current work waits in. */
export const currentTurn = (): Turn => turns.getStore() ?? ownTurn;

/** Whether a request is a page's own call for its data: it has no real socket, and comes from work that has a turn. */
export const isPartOfAnother = (socket: unknown): boolean =>
  !(socket instanceof Socket) && turns.getStore() !== undefined;
