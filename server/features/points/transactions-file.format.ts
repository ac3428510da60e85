import { Readable } from "node:stream";
import type { StaffTransaction } from "#contract/points/admin/schemas.ts";
import type { Listed } from "#server/database/queries/keyset.ts";

const columns = ["Date", "Member", "Email", "Type", "Description", "Amount", "By"];

/** A cell as spreadsheets read it; one that they would take for a formula is marked as text. */
function cell(value: string): string {
  const guarded = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) || guarded !== value ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

const row = ({ createdAt, user, type, description, amount, adminUsername }: StaffTransaction) =>
  [
    createdAt,
    cell(user.name ?? ""),
    cell(user.email ?? ""),
    type,
    cell(description),
    amount,
    cell(adminUsername ?? ""),
  ].join(",");

/** Transactions as a file for a spreadsheet, read and sent a page at a time. */
export function transactionsFile(read: (cursor: string | undefined) => Promise<Listed<StaffTransaction>>): Readable {
  async function* lines() {
    yield `\ufeff${columns.join(",")}\r\n`;
    let cursor: string | undefined;
    do {
      const { rows, next } = await read(cursor);
      if (rows.length > 0) yield `${rows.map(row).join("\r\n")}\r\n`;
      cursor = next;
    } while (cursor !== undefined);
  }
  return Readable.from(lines());
}
