import type { AwardLine } from "#contract/points/awards/forms.ts";
import { readAmount } from "#web/features/points/admin/forms/field-values.ts";

const headings = {
  name: /^((discord[ _-]?)?(user[ _-]?)?name|user|member|discord|e-?mail)$/i,
  amount: /^(amount|points)$/i,
  reason: /^(reason|description|note)$/i,
};
const columns = { name: 0, amount: 1, reason: 2 };

/** Parses a CSV file. Its columns are name, amount and reason, or in the order that its first row names them. */
export async function csvLines(bytes: ArrayBuffer): Promise<AwardLine[]> {
  const { default: papa } = await import("papaparse");
  const text = textOf(bytes);
  const [separatorLine = "", delimiter] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? []; // Excel's own line
  const { data } = papa.parse<string[]>(text.slice(separatorLine.length), {
    skipEmptyLines: "greedy",
    ...(delimiter && { delimiter }),
  });
  const rows = data.map((cells) => cells.map((cell) => cell.trim()));
  const named = rows[0] && columnsIn(rows[0]);
  const { name, amount, reason } = named ?? columns;
  return (named ? rows.slice(1) : rows)
    .filter((cells) => cells[name])
    .map((cells) => ({
      name: cells[name] ?? "",
      amount: readAmount(cells[amount] ?? ""),
      reason: cells[reason] || undefined,
    }));
}

/** Reads what spreadsheets write: UTF-8, UTF-16 with its mark, or else Windows-1252, which Excel uses for plain CSV. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Returns where each column is if the row is a header; undefined if it's a member's. -1 for a column that it doesn't name. */
function columnsIn(row: string[]): typeof columns | undefined {
  const at = (heading: RegExp) => row.findIndex((cell) => heading.test(cell));
  const [name, amount, reason] = [at(headings.name), at(headings.amount), at(headings.reason)];
  const hasFigure = row.some((cell) => /^[+-]?\d/.test(cell));
  if ((name === -1 && amount === -1) || hasFigure) return undefined;
  return {
    name: name === -1 ? row.findIndex((_cell, place) => place !== amount && place !== reason) : name,
    amount,
    reason,
  };
}
