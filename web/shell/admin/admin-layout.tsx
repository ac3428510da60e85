import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { FirstSteps } from "#web/features/first-steps/first-steps.tsx";
import { LockNotice } from "#web/features/lockdown/lock-notice.tsx";
import { LockSwitch } from "#web/features/lockdown/lock-switch.tsx";
import { MerchSwitch } from "#web/features/merch/merch-switch.tsx";
import { team } from "#web/team.ts";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { StaffSignOut } from "./sign-in/staff-sign-out.tsx";
import type { Staff } from "./staff.ts";
import { TabLinks, tabId } from "./tabs/tab-links.tsx";
import { defaultTab, mayUse, tabAt } from "./tabs/tabs.ts";
import { Tour } from "./tour/tour.tsx";
import "./admin-layout.css";

/** What stands around every tab of the dashboard: who is signed in, and the tabs of their role. */
export function AdminLayout({ staff, children }: { staff: Staff; children: ReactNode }) {
  const tab = useLocation({ select: ({ pathname }) => tabAt(staff, pathname) });
  return (
    <div className="admin">
      <header className="admin-bar">
        <Link className="admin-bar__mark" to="/">
          <Ramp word={team.wordmark} variant="nav" title={`${team.name}, home`} />
        </Link>
        <h1>Admin dashboard</h1>
        <div className="admin-bar__end">
          {mayUse(staff, "switches", "write") && (
            <>
              <MerchSwitch />
              <LockSwitch />
            </>
          )}
          <p className="admin-bar__who">
            <span className="visually-hidden">Signed in as </span>
            <b>{staff.username}</b> <span>{staffRoleLabels[staff.role]}</span>
          </p>
          <StaffSignOut />
        </div>
      </header>
      <TabLinks staff={staff} selected={tab?.path} />
      <main id="main" tabIndex={-1}>
        <SessionEnded username={staff.username} isGuest={staff.adminId === null} />
        <LockNotice />
        <noscript>
          <p className="admin-pane__still">Without JavaScript you can read here, but change nothing.</p>
        </noscript>
        {tab?.path === defaultTab(staff).path && mayUse(staff, "server", "read") && (
          <FirstSteps username={staff.username} />
        )}
        <div
          className="admin-pane"
          role="tabpanel"
          id="admin-panel"
          aria-labelledby={tab && tabId(tab.path)}
          aria-label={tab ? undefined : "Dashboard"}
        >
          {children}
        </div>
      </main>
      <Tour staff={staff} />
    </div>
  );
}
