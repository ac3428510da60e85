import { type FormEvent, useId } from "react";
import { type AwardProblem, awardProblems } from "#contract/points/awards/constants.ts";
import type { AwardLine } from "#contract/points/awards/forms.ts";
import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { readAmount } from "#web/features/points/admin/forms/field-values.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { PickSelect } from "#web/ui/fields/pick-select.tsx";
import { countOf, moreMatchesWords } from "./award-words.ts";

type Mend = (line: number, change: Partial<AwardLine>) => void;
type PlanProblemsProps = { plan: PlannedAward[]; lines: AwardLine[]; onMend: Mend };

/**
 * The lines that can't be awarded, and why. Each can be mended here. If several members share a name, staff choose between them.
 */
export function PlanProblems({ plan, lines, onMend }: PlanProblemsProps) {
  const wrong = plan.filter(({ problem }) => problem !== null);
  if (wrong.length === 0) return null;
  return (
    <section className="plan-problems" aria-label="Lines that can’t be awarded">
      <p>
        <b>{countOf(wrong.length, "line")} can’t be awarded</b>
      </p>
      <ul>
        {wrong.map((planned) => (
          <Problem
            key={planned.line}
            planned={planned}
            line={lines[planned.line - 1] ?? {}}
            onMend={(change) => onMend(planned.line, change)}
          />
        ))}
      </ul>
    </section>
  );
}

type ProblemProps = { planned: PlannedAward; line: AwardLine; onMend: (change: Partial<AwardLine>) => void };

function Problem({ planned, line, onMend }: ProblemProps) {
  const { given, problem, matches, matchCount } = planned;
  const part = problem && mendedParts[problem];
  return (
    <li>
      <span className="numerals plan-problems__line">{planned.line}</span>
      <span className="plan-problems__given">{given}</span>
      <span className="muted">{problem && awardProblems[problem]}</span>
      {problem === "ambiguous" && (
        <PickSelect
          className="input"
          aria-label={`Who is ${given}?`}
          value={line.userId ?? ""}
          onPick={(userId) => onMend({ userId })}
        >
          <option value="">Who is it?</option>
          {matches.map(({ id, discordUsername, name, email }) => (
            <option key={id} value={id}>
              {discordUsername ?? name}, {email}
            </option>
          ))}
        </PickSelect>
      )}
      {matchCount > matches.length && matches.length > 0 && (
        <span className="muted plan-problems__more">{moreMatchesWords(matches.length, matchCount)}</span>
      )}
      {part && <MendForm key={part} part={part} planned={planned} line={line} onMend={onMend} />}
    </li>
  );
}

const labels = { name: "Name", amount: "Amount", reason: "Reason" };
type Part = keyof typeof labels;

/** What to change for each problem. */
const mendedParts: Partial<Record<AwardProblem, Part>> = {
  "not-found": "name",
  amount: "amount",
  "above-most": "amount",
  reason: "reason",
};

function MendForm({ part, planned, line, onMend }: ProblemProps & { part: Part }) {
  const id = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(part);
    const typed = field instanceof HTMLInputElement ? field.value.trim() : "";
    if (part === "name" && typed) onMend({ name: typed, userId: undefined });
    if (part === "amount") onMend({ amount: readAmount(typed) });
    if (part === "reason") onMend({ reason: typed || undefined });
  }
  return (
    <form className="plan-problems__mend" onSubmit={handleSubmit}>
      <label htmlFor={id}>
        {labels[part]}
        <span className="visually-hidden"> on line {planned.line}</span>
      </label>
      <input
        className="input"
        id={id}
        name={part}
        inputMode={part === "amount" ? "numeric" : undefined}
        defaultValue={part === "amount" ? (line.amount ?? "") : (line[part] ?? "")}
      />
      <TextButton type="submit">
        Change<span className="visually-hidden"> line {planned.line}</span>
      </TextButton>
    </form>
  );
}
