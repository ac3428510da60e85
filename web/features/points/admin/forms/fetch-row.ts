type Read<Row> = (cursor: string | null) => Promise<{ rows: Row[]; next: string | null }>;

/** Finds a row as it's stored now, or returns undefined. Reads the list page by page, because no call returns a single row. */
export async function fetchRow<Row extends { id: string }>(id: string, read: Read<Row>): Promise<Row | undefined> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<Read<Row>>> = await read(cursor);
    const row = page.rows.find((found) => found.id === id);
    if (row) return row;
    cursor = page.next;
  } while (cursor !== null);
  return undefined;
}

/** Returns the options for the largest possible page from a cursor on. */
export const pageFrom = (cursor: string | null) => ({ query: { limit: "100", ...(cursor !== null && { cursor }) } });
