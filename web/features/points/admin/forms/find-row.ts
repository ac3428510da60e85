type Read<Row> = (cursor: string | null) => Promise<{ rows: Row[]; next: string | null }>;

/** A row as it stands now, if it still does. No call reads one alone: the pages of its list are read until it is found. */
export async function findRow<Row extends { id: string }>(id: string, read: Read<Row>): Promise<Row | undefined> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<Read<Row>>> = await read(cursor);
    const row = page.rows.find((found) => found.id === id);
    if (row) return row;
    cursor = page.next;
  } while (cursor !== null);
  return undefined;
}

/** A page of a list from there on, as large as there are. */
export const pageFrom = (cursor: string | null) => ({ query: { limit: "100", ...(cursor !== null && { cursor }) } });
