import { RegisteredUsers } from "#web/features/accounts/admin/registered-users.tsx";
import { AdminAccounts } from "#web/features/staff/accounts/admin-accounts.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { mayUse } from "#web/shell/admin/tabs/dashboard-tabs.ts";

/** Lists who has an account. Managing admin accounts and passwords is closed to temporary guests. */
export function PeoplePart({ staff }: { staff: Staff }) {
  const isPermanent = staff.adminId !== null && mayUse(staff, "permanent", "write");
  return (
    <div className="settings-tab__list">
      <RegisteredUsers maySetPasswords={isPermanent}>
        {isPermanent && (
          <nav aria-label="Lists of people">
            <a className="text-link" href="#admin-accounts">
              Admin accounts
            </a>
          </nav>
        )}
      </RegisteredUsers>
      {staff.adminId !== null && (
        <div id="admin-accounts">
          <AdminAccounts ownId={staff.adminId} />
        </div>
      )}
    </div>
  );
}
