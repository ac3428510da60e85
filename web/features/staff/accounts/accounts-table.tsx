import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { RoleBadge } from "./role-badge.tsx";
import "#web/ui/lists/table.css";
import "./accounts-table.css";

type AccountsTableProps = {
  accounts: StaffAccount[];
  ownId: string;
  onEdit: (account: StaffAccount) => void;
  onDelete: (account: StaffAccount) => void;
};

export const AccountsTable = ({ accounts, ownId, onEdit, onDelete }: AccountsTableProps) => (
  <div className="tblbox">
    <table className="tbl tbl--cards admins">
      <thead>
        <tr>
          <th scope="col">Username</th>
          <th scope="col">Role</th>
          <th scope="col">Last login</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td>
              <b>{account.username}</b>
              {account.id === ownId && <span className="tbl__sub">Your own account</span>}
            </td>
            <td>
              <RoleBadge of={account.role} />
            </td>
            <td>
              <span className="admins__last">Last login </span>
              {account.lastLogin ? <LocalTime at={account.lastLogin} /> : "Never"}
            </td>
            <td className="r tbl__actions">
              <TextButton aria-haspopup="dialog" onClick={() => onEdit(account)}>
                Edit<span className="visually-hidden"> {account.username}</span>
              </TextButton>
              {account.id !== ownId && (
                <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDelete(account)}>
                  Delete<span className="visually-hidden"> {account.username}</span>
                </TextButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
