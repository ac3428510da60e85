import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { awardTexts, maxAwards } from "#contract/points/awards/constants.ts";
import type { AwardLine, PlanAwardsRequest } from "#contract/points/awards/forms.ts";
import { numberIn, readAmount } from "#web/features/points/admin/field-values.ts";

export const awardSources = { choose: "Choose", paste: "Paste names", file: "CSV file" } as const;
export type AwardSource = keyof typeof awardSources;

/** An award to many that is being put together. */
export type AwardDraft = {
  source: AwardSource;
  chosen: PointsUser[];
  names: string;
  file: { name: string; lines: AwardLine[] } | undefined;
  amount: string;
  reason: string;
};

export const blankAward: AwardDraft = {
  source: "choose",
  chosen: [],
  names: "",
  file: undefined,
  amount: "",
  reason: "",
};

/** Returns the lines from the chosen source. The other sources keep their content, but aren't awarded. */
export function linesOf({ source, chosen, names, file }: AwardDraft): AwardLine[] {
  if (source === "choose") return chosen.map(({ id }) => ({ userId: id }));
  return source === "paste" ? pastedLines(names) : (file?.lines ?? []);
}

/** A line as it was before a review, and as it was changed there. */
export type ReviewedLine = { given: AwardLine; line: AwardLine };

/** Repeats the changes of an earlier review in the lines that are still as they were before it. */
export function withChanges(lines: AwardLine[], reviewed: readonly ReviewedLine[]): AwardLine[] {
  const changed = Map.groupBy(reviewed, ({ given }) => JSON.stringify(given)); // the same line may be there twice
  return lines.map((line) => changed.get(JSON.stringify(line))?.shift()?.line ?? line);
}

export type DraftProblems = { who?: string; amount?: string };

/** Validates a draft before it's sent to the server. */
export function draftProblems(draft: AwardDraft): DraftProblems {
  const lines = linesOf(draft);
  const needsAmount = lines.some(({ amount }) => amount === undefined);
  const amount = numberIn(draft.amount);
  const isWrong = amount !== undefined && !(Number.isInteger(amount) && amount > 0);
  return {
    ...(lines.length === 0 && { who: awardTexts.empty }),
    ...(lines.length > maxAwards && { who: awardTexts.tooMany }),
    ...(needsAmount && amount === undefined && { amount: "Enter an amount" }),
    ...(isWrong && { amount: "Amount must be a whole number, 1 or more" }),
  };
}

export const planOf = (draft: AwardDraft, lines = linesOf(draft)): PlanAwardsRequest => ({
  lines,
  amount: numberIn(draft.amount),
  reason: draft.reason.trim() || undefined,
});

/**
 * Splits pasted names, one per line or separated by commas. They may be numbered or bulleted. From a spreadsheet, an amount and a
 * reason may follow, each behind a tab.
 */
export const pastedLines = (text: string): AwardLine[] =>
  text.split(/\r?\n/).flatMap((line) => {
    if (line.trim().includes("\t")) return cellsIn(line);
    return line.split(/[,;]/).flatMap((part) => namedIn(part));
  });

/** A bullet, as text or in Word’s own symbols, a number, or a box to tick. Word’s second bullet is an "o" before a tab. */
const mark = String.raw`[-*•◦‣·–—●○■□▪▫►➢✓✔☐☑☒\uf0a7\uf0b7]|\(?\d+[.):]|\[[ xX]?\]`;
const markers = new RegExp(`^(?:(?:${mark})\\s+)+`);
const isMark = (cell: string) => new RegExp(`^(?:${mark}|\\d+|o)$`).test(cell);

function namedIn(part: string): { name: string }[] {
  const name = part.trim().replace(markers, "").trim();
  return name ? [{ name }] : [];
}

function cellsIn(line: string): AwardLine[] {
  const cells = line.split("\t").map((cell) => cell.trim());
  const [first = "", second = ""] = cells;
  const isNumbered = first === "" || (isMark(first) && (cells.length > 2 || Number.isNaN(numberIn(second))));
  const [named = "", amount = "", ...reason] = isNumbered ? cells.slice(1) : cells;
  return namedIn(named).map(({ name }) => ({
    name,
    ...(amount && { amount: readAmount(amount) }),
    ...(reason.some(Boolean) && { reason: reason.filter(Boolean).join(" ") }),
  }));
}
