import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { TextKey } from "#web/ui/actions/text-button.tsx";
import { Moment } from "#web/ui/marks/local-time.tsx";
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
            <span className="vh">Actions</span>
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
              {account.lastLogin ? <Moment at={account.lastLogin} /> : "Never"}
            </td>
            <td className="r tbl__keys">
              <TextKey aria-haspopup="dialog" onClick={() => onEdit(account)}>
                Edit<span className="vh"> {account.username}</span>
              </TextKey>
              {account.id !== ownId && (
                <TextKey isGrave aria-haspopup="dialog" onClick={() => onDelete(account)}>
                  Delete<span className="vh"> {account.username}</span>
                </TextKey>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
