import { useRef, useState } from "react";
import type { AwardLine } from "#contract/points/awards/forms.ts";
import { readAmount } from "#web/features/points/admin/field-values.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { DropField, Invitation } from "#web/ui/pictures/drop-field.tsx";
import type { AwardDraft } from "./award-draft.ts";
import { countOf } from "./award-words.ts";

type CsvDropProps = { file: AwardDraft["file"]; onFile: (file: AwardDraft["file"]) => void };

const mostBytes = 1_000_000;
const unreadable = "This file couldn’t be read. Please save it as CSV, with one member per line.";

/** A drop zone for a file with one member per line. */
export function CsvDrop({ file, onFile }: CsvDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  async function handleFiles([first]: File[]) {
    if (!first) return;
    const lines = first.size > mostBytes ? [] : await csvLines(await first.arrayBuffer()).catch(() => []);
    setProblem(lines.length === 0 ? unreadable : undefined);
    onFile(lines.length > 0 ? { name: first.name, lines } : undefined);
  }
  function handleRemove() {
    onFile(undefined);
    input.current?.focus(); // the pressed button is removed
  }
  return (
    <DropField
      label="CSV file"
      hint="Three columns: name, amount, reason, or any order if the first line names them. If a line has no amount or reason, the ones below apply."
      problem={problem}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      input={input}
      className="award-drop"
      title={
        file ? (
          <b>{`${file.name}, ${countOf(file.lines.length, "line")}`}</b>
        ) : (
          <Invitation>Drop a CSV file, or</Invitation>
        )
      }
      actions={
        file && (
          <TextButton isDestructive onClick={handleRemove}>
            Remove file
          </TextButton>
        )
      }
      onFiles={(files) => void handleFiles(files)}
    />
  );
}

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
