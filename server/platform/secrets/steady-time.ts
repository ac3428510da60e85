import { setTimeout as after } from "node:timers/promises";

const steadyMs = 200;

/** Gives the result after a time that does not tell how much there was to do, where that would say who has an account. */
export async function atSteadyTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, after(steadyMs)]);
  return result;
}
