import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * A backup is one file: this line, then the parts, then the end. A part is its length (4 bytes), the SHA-256 of its bytes, and
 * its bytes, which are gzip. The end is a length of zero and the SHA-256 of everything before it. The first part is the header
 * and the last one the summary. Each part in between begins with the name of a table, followed by one row a line.
 */
export const firstLine = Buffer.from("flawless backup, format 1\n");

export const lengthBytes = 4;
export const hashBytes = 32;
/** Far more than a part has, compressed or not: a greater length means damage. */
export const mostPartBytes = 256 * 1024 * 1024;

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

export const Header = z.object({
  createdAt: z.iso.datetime(),
  /** Its schema version: every applied migration, oldest first. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.infer<typeof Header>;

export const TableName = z.string();

export const Summary = z.object({
  /** The number of rows in each table. */
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type Summary = z.infer<typeof Summary>;
