/**
 * The seed of a property's random data. Without one each run differs, and fast-check prints the seed if the property fails.
 * `FC_SEED=<that number>` repeats such a run.
 */
export const seed: { seed?: number } = process.env.FC_SEED ? { seed: Number(process.env.FC_SEED) } : {};
