import type { AwardLine } from "#contract/points/awards/forms.ts";
import { numberIn } from "#web/features/points/admin/forms/field-values.ts";

/** The first row where it only says what the columns are. */
const isHeading = ([name = "", amount = ""]: string[]) =>
  /^(name|member|discord|e-?mail|user(name)?)$/i.test(name) || /^(amount|points)$/i.test(amount);

/** The lines of a file with name, amount and reason in its columns, as spreadsheets write it. */
export async function csvLines(text: string): Promise<AwardLine[]> {
  const { default: papa } = await import("papaparse");
  const { data } = papa.parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: "greedy" });
  const rows = data.map((cells) => cells.map((cell) => cell.trim()));
  const body = rows[0] && isHeading(rows[0]) ? rows.slice(1) : rows;
  return body
    .filter(([name]) => name)
    .map(([name = "", amount = "", reason = ""]) => ({
      name,
      amount: readAmount(amount),
      reason: reason || undefined,
    }));
}

/** Blank, the amount for all counts; null says that it is no number. */
function readAmount(typed: string): number | null | undefined {
  const amount = numberIn(typed.replace(/^\+/, ""));
  return Number.isNaN(amount) ? null : amount;
}
