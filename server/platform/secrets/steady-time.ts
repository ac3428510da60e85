import { setTimeout as after } from "node:timers/promises";

const steadyMs = 200;

/** Resolves after a fixed time, so that it doesn't reveal how much work there was, and with it who has an account. */
export async function atSteadyTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, after(steadyMs)]);
  return result;
}
