const own = new Set<string>();

/** A row that somebody has just added here themselves is shown at once, where others' wait until they are asked for. */
export const addOwnRow = (id: string) => own.add(id);
export const isOwnRow = (id: string) => own.has(id);
