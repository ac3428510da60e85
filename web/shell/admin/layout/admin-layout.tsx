import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FirstSteps } from "#web/features/first-steps/first-steps.tsx";
import { LockNotice } from "#web/features/lockdown/lock-notice.tsx";
import { EndWarning } from "#web/shell/admin/guest/end-warning.tsx";
import { Keyboard } from "#web/shell/admin/keys/keyboard.tsx";
import { SessionEnded } from "#web/shell/admin/session-ended.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { TabLinks, tabId } from "#web/shell/admin/tabs/tab-links.tsx";
import { defaultTab, mayUse, tabAt } from "#web/shell/admin/tabs/tabs.ts";
import { useTitleBadge } from "#web/shell/admin/tabs/use-title-badge.ts";
import { Tour } from "#web/shell/admin/tour/tour.tsx";
import { AdminBar } from "./admin-bar.tsx";
import { useChromeHeight } from "./use-chrome-height.ts";
import "./admin-layout.css";

/** The frame around every dashboard tab: who is signed in, and the tabs of their role. */
export function AdminLayout({ staff, children }: { staff: Staff; children: ReactNode }) {
  const tab = useLocation({ select: ({ pathname }) => tabAt(staff, pathname) });
  const frame = useChromeHeight();
  useTitleBadge(tab?.badge);
  return (
    <div className="admin" ref={frame}>
      <AdminBar staff={staff} />
      <TabLinks staff={staff} selected={tab?.path} />
      <main id="main" tabIndex={-1}>
        <SessionEnded username={staff.username} isGuest={staff.adminId === null} />
        {staff.expiresAt && <EndWarning at={staff.expiresAt} />}
        <LockNotice />
        <noscript>
          <p className="admin-pane__still">Without JavaScript you can read this, but not change anything.</p>
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
      <Keyboard staff={staff} />
    </div>
  );
}
