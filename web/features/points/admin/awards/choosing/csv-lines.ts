import type { AwardLine } from "#contract/points/awards/forms.ts";
import { readAmount } from "#web/features/points/admin/forms/field-values.ts";

/** Whether a row is the header. */
const isHeading = ([name = "", amount = ""]: string[]) =>
  /^(name|member|discord|e-?mail|user(name)?)$/i.test(name) || /^(amount|points)$/i.test(amount);

/** Parses a CSV file with the columns name, amount and reason. */
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
