import { useQuery } from "@tanstack/react-query";
import type { Award } from "#contract/points/awards/schemas.ts";
import { inPoints } from "#contract/team/points-words.ts";
import { useTeam } from "#web/api/team.ts";
import { awardList } from "#web/features/points/admin/points-admin.queries.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { countOf } from "./award-words.ts";
import { useUndoAward } from "./use-undo-award.ts";
import "./awards.css";

/** Recent awards to many, which can be undone for some days. */
export function RecentAwards() {
  const { data: awards = [] } = useQuery(awardList());
  const asked = useRowDialog<Award>();
  const { undo, dialog } = useUndoAward({ isOpen: asked.isOpen, onClose: asked.close, award: asked.row });
  if (awards.length === 0) return null;
  return (
    <section className="card recent-awards" aria-label="Recent awards to many">
      <h3>Recent awards</h3>
      <ul>
        {awards.map((award) => (
          <AwardRow key={award.id} award={award} onUndo={() => asked.open(award)} />
        ))}
      </ul>
      <ConfirmDialog
        {...dialog}
        title="Undo this award?"
        confirmLabel="Undo award"
        pendingLabel="Undoing..."
        onConfirm={() => asked.row && undo(asked.row)}
      >
        <p>
          This takes back the points for {asked.row?.description} from {countOf(asked.row?.memberCount ?? 0, "member")}.
          Anyone who has spent them keeps them, and you’ll see who.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function AwardRow({ award, onUndo }: { award: Award; onUndo: () => void }) {
  const { description, memberCount, total, adminUsername, createdAt, undoneCount, rowCount, undoableUntil } = award;
  const state = undoneCount === rowCount ? "Undone" : `Undone for ${undoneCount} of ${rowCount}`;
  return (
    <li>
      <div>
        <b>{description}</b>
        <p>
          {countOf(memberCount, "member")}, {inPoints(total, useTeam())}
        </p>
        <p className="muted">
          {adminUsername}, <LocalTime at={createdAt} />
        </p>
        {undoneCount > 0 && <p className="recent-awards__undone">{state}</p>}
      </div>
      {undoableUntil && (
        <TextButton onClick={onUndo}>
          Undo<span className="visually-hidden"> {description}</span>
        </TextButton>
      )}
    </li>
  );
}
