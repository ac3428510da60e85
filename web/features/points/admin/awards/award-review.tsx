import { type FormEvent, useId } from "react";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { type AwardProblem, awardProblems } from "#contract/points/awards/constants.ts";
import type { AwardLine } from "#contract/points/awards/forms.ts";
import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { hasDiscord, shownName } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { readAmount } from "#web/features/points/admin/field-values.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { PickSelect } from "#web/ui/fields/pick-select.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { awardable, countOf, membersOf, moreMatchesWords, sumOf } from "./award-words.ts";
import type { AwardMany } from "./use-award-many.ts";

type AwardReviewProps = { award: AwardMany };

/** A preview of what an award to many would do. */
export function AwardReview({ award }: AwardReviewProps) {
  const { plan, lines } = award.review ?? { plan: [], lines: [] };
  const team = useTeam();
  const ready = awardable(plan);
  const focus = useKeptFocus<HTMLDivElement>(); // a line that was mended leaves the list
  const members = countOf(membersOf(plan), "member");
  return (
    <div className="award-review" {...focus} tabIndex={-1}>
      <p className="award-review__sum" role="status">
        {ready.length > 0 ? sumOf(plan, team) : `Nobody on this list can be awarded ${pointsName(team)}.`}
      </p>
      <PlanProblems plan={plan} lines={lines} onMend={award.mend} />
      {ready.length > 0 && (
        <div className="award-review__list">
          <DataTable
            columns={columnsOf(team)}
            rows={ready.map((row) => ({ ...row, id: String(row.line) }))}
            hasAllRows
            cardsBelow={30}
            aria-label="Awards"
          />
        </div>
      )}
      <ErrorText>{award.awardFailure ?? award.planFailure}</ErrorText>
      <div className="dialog__actions award-many__actions">
        {award.planFailure ? (
          <Button onClick={award.plan}>Check again</Button>
        ) : (
          ready.length > 0 && (
            <Button isBusy={award.isAwarding || award.isPlanning} onClick={award.award}>
              {award.isAwarding ? "Awarding..." : award.isPlanning ? "Checking..." : `Award ${members}`}
            </Button>
          )
        )}
        <TextButton isDisabled={award.isAwarding} onClick={award.backToDraft}>
          Back
        </TextButton>
      </div>
    </div>
  );
}

type Row = PlannedAward & { id: string };

const columnsOf = (team: Team): Column<Row>[] => [
  {
    header: "Member",
    accessorFn: ({ user }) => user && shownName(team, user),
    meta: { card: "title" },
    cell: ({ row: { original } }) => original.user && <Receiver user={original.user} />,
  },
  { header: "Reason", accessorKey: "reason", meta: { card: "text" } },
  {
    header: "Award",
    accessorKey: "amount",
    meta: { kind: "figure", card: "corner" },
    cell: ({ row: { original } }) => `+${formatNumber(original.amount ?? 0)}`,
  },
  {
    header: "Before",
    accessorFn: beforeOf,
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => <span className="award-review__before">{formatNumber(beforeOf(original))}</span>,
  },
  {
    header: "New balance",
    accessorKey: "points",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => formatNumber(original.points ?? 0),
  },
];

function Receiver({ user }: { user: PointsUser }) {
  const team = useTeam();
  const { name, email } = user;
  const shown = shownName(team, user);
  return (
    <>
      <b>{shown}</b> <StaffLookalike names={[name, shown]} />
      <span className="table__sub">{hasDiscord(team) ? `${name}, ${email}` : email}</span>
    </>
  );
}

function beforeOf({ points, amount }: Row): number {
  return (points ?? 0) - (amount ?? 0);
}

type Mend = (line: number, change: Partial<AwardLine>) => void;
type PlanProblemsProps = { plan: PlannedAward[]; lines: AwardLine[]; onMend: Mend };

/**
 * The lines that can't be awarded, and why. Each can be mended here. If several members share a name, staff choose between them.
 */
function PlanProblems({ plan, lines, onMend }: PlanProblemsProps) {
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
  const team = useTeam();
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
          {matches.map((member) => (
            <option key={member.id} value={member.id}>
              {shownName(team, member)}, {member.email}
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
