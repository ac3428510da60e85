import type { StaffTransaction } from "#contract/points/admin/schemas.ts";
import { transactionTypeLabels } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

export function TransactionRow({ transaction }: { transaction: StaffTransaction }) {
  const { createdAt, user, description, adminUsername, type, amount } = transaction;
  return (
    <tr>
      <td>
        <LocalTime at={createdAt} />
      </td>
      <td>
        {user.name ?? <span className="muted">Account deleted</span>}
        {user.email && <span className="tbl__sub">{user.email}</span>}
      </td>
      <td>
        {description}
        {adminUsername && <span className="tbl__sub">By {adminUsername}</span>}
      </td>
      <td>{transactionTypeLabels[type]}</td>
      <td className={amount > 0 ? "fig ledger__inner" : "fig"}>
        {amount > 0 ? "+" : "−"}
        {formatNumber(Math.abs(amount))}
      </td>
    </tr>
  );
}
