import { MemberPasswords } from "#web/features/accounts/admin/member-passwords.tsx";
import { RegisteredUsers } from "#web/features/accounts/admin/registered-users.tsx";
import { AdminAccounts } from "#web/features/staff/accounts/admin-accounts.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { mayUse } from "#web/shell/admin/tabs/tabs.ts";

/** Who has an account. What makes access that lasts is closed to temporary guests. */
export const PeoplePart = ({ staff }: { staff: Staff }) => (
  <div className="settings-tab__list">
    <RegisteredUsers />
    {staff.adminId !== null && <AdminAccounts ownId={staff.adminId} />}
    {mayUse(staff, "permanent", "write") && <MemberPasswords />}
  </div>
);
