/**
 * The seed of a property's random data: another one each time, which fast-check prints when the property fails.
 * `FC_SEED=<that number>` repeats such a run.
 */
export const seed: { seed?: number } = process.env.FC_SEED ? { seed: Number(process.env.FC_SEED) } : {};
