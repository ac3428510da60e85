import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { Resolution } from "./resolution.tsx";
import type { Decision } from "./resolve-form.tsx";

type RedemptionRowProps = {
  redemption: StaffRedemption;
  onDecide: (redemption: StaffRedemption, outcome: Decision["outcome"]) => void;
};

export function RedemptionRow({ redemption, onDecide }: RedemptionRowProps) {
  const { status, item, user, discordUsername, pointsSpent, createdAt } = redemption;
  const whose = (
    <span className="visually-hidden">
      {" "}
      {item.name} for {user.discord ?? user.email}
    </span>
  );
  return (
    <tr>
      <td>
        {user.email === null ? <b className="muted">Account deleted</b> : <b>{user.discord ?? "No Discord yet"}</b>}
        {user.email && <span className="tbl__sub">{user.email}</span>}
      </td>
      <td>
        {item.name}
        {discordUsername && <span className="tbl__sub">For Discord name {discordUsername}</span>}
      </td>
      <td className="fig">
        {formatNumber(pointsSpent)}
        <span className="visually-hidden"> points</span>
      </td>
      <td>
        <LocalTime at={createdAt} />
      </td>
      <td>
        <Resolution of={redemption} />
      </td>
      <td className="r tbl__actions">
        {status === "pending" && (
          <>
            <TextButton aria-haspopup="dialog" onClick={() => onDecide(redemption, "completed")}>
              Approve{whose}
            </TextButton>
            <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDecide(redemption, "cancelled")}>
              Cancel{whose}
            </TextButton>
          </>
        )}
      </td>
    </tr>
  );
}
