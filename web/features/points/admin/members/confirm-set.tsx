import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** The member whose balance would be set, and the new balance. */
export type PlannedSet = { member: PointsUser; amount: number };

type ConfirmSetProps = { planned: PlannedSet | undefined; isOpen: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before a balance is replaced, because an amount that was meant to be added would take points away. */
export function ConfirmSet({ planned, isOpen, onConfirm, onClose }: ConfirmSetProps) {
  const { member, amount = 0 } = planned ?? {};
  const name = member?.discordUsername ?? member?.name ?? "";
  const points = member?.points ?? 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Set the points of ${name}?`}
      confirm={`Set to ${formatNumber(amount)}`}
      pending="Saving..."
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {name} has <b>{formatNumber(points)}</b> now and will have <b>{formatNumber(amount)}</b>,{" "}
        {differenceOf(amount - points)}.
      </p>
    </ConfirmDialog>
  );
}

function differenceOf(difference: number): string {
  if (difference === 0) return "the same as before";
  return `${formatNumber(Math.abs(difference))} ${difference > 0 ? "more" : "fewer"}`;
}
