import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { useKeptFocus } from "#web/ui/lists/use-kept-focus.ts";
import { StaffLookalike } from "#web/ui/marks/staff-lookalike.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { awardable, countOf, membersOf, sumOf } from "./award-words.ts";
import { PlanProblems } from "./plan-problems.tsx";
import type { AwardMany } from "./use-award-many.ts";

type AwardReviewProps = { award: AwardMany };

/** A preview of what an award to many would do. */
export function AwardReview({ award }: AwardReviewProps) {
  const { plan, lines } = award.review ?? { plan: [], lines: [] };
  const ready = awardable(plan);
  const focus = useKeptFocus<HTMLDivElement>(); // a line that was mended leaves the list
  const members = countOf(membersOf(plan), "member");
  return (
    <div className="award-review" {...focus} tabIndex={-1}>
      <p className="award-review__sum" role="status">
        {ready.length > 0 ? sumOf(plan) : "Nobody on this list can be awarded points."}
      </p>
      <PlanProblems plan={plan} lines={lines} onMend={award.mend} />
      {ready.length > 0 && (
        <div className="award-review__list">
          <DataTable
            columns={columns}
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

const columns: Column<Row>[] = [
  {
    header: "Member",
    accessorFn: ({ user }) => user?.discordUsername ?? user?.name,
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>{original.user?.discordUsername ?? original.user?.name}</b>{" "}
        <StaffLookalike names={[original.user?.name, original.user?.discordUsername]} />
        <span className="table__sub">
          {original.user?.name}, {original.user?.email}
        </span>
      </>
    ),
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

function beforeOf({ points, amount }: Row): number {
  return (points ?? 0) - (amount ?? 0);
}
