import { Link } from "@tanstack/react-router";
import { CircleUserRound, Search } from "lucide-react";
import { useSyncExternalStore } from "react";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { useTeam } from "#web/api/team.ts";
import { LockSwitch } from "#web/features/lockdown/lock-switch.tsx";
import { MerchSwitch } from "#web/features/merch/merch-switch.tsx";
import { AccessEnd } from "#web/shell/admin/access-end.tsx";
import { openLayer } from "#web/shell/admin/keys/layers.ts";
import { StaffSignOut } from "#web/shell/admin/sign-in/staff-sign-out.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { mayUse } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { commandKeyName, keyName } from "#web/ui/actions/command-key.ts";
import { TeamMark } from "#web/ui/pictures/team-mark.tsx";
import "./admin-bar.css";

const menuId = "admin-menu";

/** The dashboard's bar. On a phone, the switches, the account and sign-out move into a menu, so that one row is enough. */
export function AdminBar({ staff }: { staff: Staff }) {
  const team = useTeam();
  return (
    <header className="admin-bar">
      <Link className="admin-bar__mark" to="/">
        <TeamMark variant="nav" title={`${team.name}, home`} />
      </Link>
      <h1>Admin dashboard</h1>
      <PaletteButton />
      <button
        type="button"
        className="admin-bar__key admin-bar__menu"
        popoverTarget={menuId}
        aria-label="Account and site"
      >
        <CircleUserRound className="icon" aria-hidden="true" />
      </button>
      <div className="admin-bar__end" id={menuId} popover="auto">
        {mayUse(staff, "switches", "write") && (
          <>
            {team.merch.length > 0 && <MerchSwitch />}
            <LockSwitch />
          </>
        )}
        <p className="admin-bar__who">
          <span className="visually-hidden">Signed in as </span>
          <b title={staff.username}>{staff.username}</b> <span>{staffRoleLabels[staff.role]}</span>
        </p>
        {staff.expiresAt && <AccessEnd at={staff.expiresAt} />}
        <StaffSignOut />
      </div>
    </header>
  );
}

const never = () => () => {};

/** Opens the palette. Shows the keyboard shortcut on wide screens. */
function PaletteButton() {
  const mod = useSyncExternalStore(
    never,
    () => keyName("Mod"),
    () => "Ctrl",
  );
  const spoken = useSyncExternalStore(never, commandKeyName, () => "Control");
  return (
    <button
      type="button"
      className="admin-bar__key admin-bar__search"
      aria-haspopup="dialog"
      aria-keyshortcuts={`${spoken}+K`}
      onClick={() => openLayer("palette")}
    >
      <Search className="icon" aria-hidden="true" />
      <span>Go to</span>
      <i aria-hidden="true">{mod} K</i>
    </button>
  );
}
