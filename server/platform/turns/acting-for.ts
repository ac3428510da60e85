import { AsyncLocalStorage } from "node:async_hooks";
import type { Turn } from "./ranked-queue.ts";

/** What the site does for itself, or for everybody. */
export const ownTurn: Turn = { holder: "the site", rank: "staff" };

const turns = new AsyncLocalStorage<Turn>();

/** Does work for a person: whatever it waits for later, it waits for in their turn. */
export const actFor = <T>(turn: Turn, work: () => T): T => turns.run(turn, work);

/** Does work that others wait for too: it must not wait in the line of the first one who asked. */
export const actForAll = <T>(work: () => T): T => turns.run(ownTurn, work);

/** In whose turn the work that's running now waits. */
export const turnNow = (): Turn => turns.getStore() ?? ownTurn;

/** Whether the work that's running now already belongs to one person, or to everyone. */
export const isActing = (): boolean => turns.getStore() !== undefined;
