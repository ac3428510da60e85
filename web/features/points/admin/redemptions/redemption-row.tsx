import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { TextKey } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { Moment } from "#web/ui/marks/local-time.tsx";
import { Resolution } from "./resolution.tsx";
import type { Decision } from "./resolve-form.tsx";

type RedemptionRowProps = {
  redemption: StaffRedemption;
  onDecide: (redemption: StaffRedemption, outcome: Decision["outcome"]) => void;
};

export function RedemptionRow({ redemption, onDecide }: RedemptionRowProps) {
  const { status, item, user, discordUsername, pointsSpent, createdAt } = redemption;
  const whose = (
    <span className="vh">
      {" "}
      {item.name} for {user.discord ?? user.email}
    </span>
  );
  return (
    <tr>
      <td>
        {user.email === null ? <b className="mute">Account deleted</b> : <b>{user.discord ?? "No Discord yet"}</b>}
        {user.email && <span className="tbl__sub">{user.email}</span>}
      </td>
      <td>
        {item.name}
        {discordUsername && <span className="tbl__sub">For Discord name {discordUsername}</span>}
      </td>
      <td className="fig">
        {formatNumber(pointsSpent)}
        <span className="vh"> points</span>
      </td>
      <td>
        <Moment at={createdAt} />
      </td>
      <td>
        <Resolution of={redemption} />
      </td>
      <td className="r tbl__keys">
        {status === "pending" && (
          <>
            <TextKey aria-haspopup="dialog" onClick={() => onDecide(redemption, "completed")}>
              Approve{whose}
            </TextKey>
            <TextKey isGrave aria-haspopup="dialog" onClick={() => onDecide(redemption, "cancelled")}>
              Cancel{whose}
            </TextKey>
          </>
        )}
      </td>
    </tr>
  );
}
