const own = new Set<string>();

/** Rows added in this tab are shown at once. Other people's new rows wait for the reader. */
export const addOwnRow = (id: string) => own.add(id);
export const isOwnRow = (id: string) => own.has(id);
