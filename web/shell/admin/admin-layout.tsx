import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FirstSteps } from "#web/features/first-steps/first-steps.tsx";
import { LockNotice } from "#web/features/lockdown/lock-notice.tsx";
import { AdminBar } from "./admin-bar.tsx";
import { EndWarning } from "./guest/end-warning.tsx";
import { Keyboard } from "./keys/keyboard.tsx";
import { SessionEnded } from "./session-ended.tsx";
import type { Staff } from "./staff.ts";
import { TabLinks, tabId } from "./tabs/tab-links.tsx";
import { defaultTab, mayUse, tabAt } from "./tabs/tabs.ts";
import { useTitleBadge } from "./tabs/use-title-badge.ts";
import { Tour } from "./tour/tour.tsx";
import { useChromeHeight } from "./use-chrome-height.ts";
import "./admin-layout.css";

/** What stays in view around every tab of the dashboard: who is signed in, and the tabs of their role. */
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
