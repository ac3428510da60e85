import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { type BadgeName, badges, writtenCount } from "#web/api/badges.ts";
import { useTeam } from "#web/api/team.ts";
import { FirstSteps } from "#web/features/first-steps/first-steps.tsx";
import { LockNotice } from "#web/features/lockdown/lock-switch.tsx";
import { EndWarning } from "#web/shell/admin/access-end.tsx";
import { Keyboard } from "#web/shell/admin/keys/keyboard.tsx";
import { SessionEnded } from "#web/shell/admin/session-ended.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { defaultTab, mayUse, tabAt } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { TabLinks } from "#web/shell/admin/tabs/tab-links.tsx";
import { Tour } from "#web/shell/admin/tour/tour.tsx";
import { AdminBar } from "./admin-bar.tsx";
import { usePublishedTeam } from "./use-published-team.ts";
import "./admin-layout.css";

/** The frame around every dashboard tab: who is signed in, and the tabs of their role. */
export function AdminLayout({ staff, children }: { staff: Staff; children: ReactNode }) {
  const team = useTeam();
  const tab = useLocation({ select: ({ pathname }) => tabAt(staff, pathname, team) });
  const isAtStart = tab?.path === defaultTab(staff);
  const frame = useChromeHeight();
  useTitleBadge(tab?.badge);
  usePublishedTeam();
  return (
    <div className="admin" ref={frame}>
      <AdminBar staff={staff} />
      <TabLinks staff={staff} current={tab?.path} />
      <main id="main" tabIndex={-1}>
        <SessionEnded username={staff.username} isGuest={staff.adminId === null} />
        {staff.expiresAt && <EndWarning at={staff.expiresAt} />}
        <LockNotice />
        <noscript>
          <p className="admin-pane__still">Without JavaScript you can read this, but not change anything.</p>
        </noscript>
        {isAtStart && mayUse(staff, "server", "read") && <FirstSteps username={staff.username} />}
        <div className="admin-pane" id="admin-panel">
          {children}
        </div>
      </main>
      <Tour staff={staff} isAtStart={isAtStart} />
      <Keyboard staff={staff} />
    </div>
  );
}

/** Measures the bar and the row of tabs, which grow with their text, so that sticky elements can stay below them. */
function useChromeHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const [bar, tabs] = [...(element?.querySelectorAll<HTMLElement>(":scope > header, :scope > nav") ?? [])];
    if (!element || !bar || !tabs) return;
    const measure = () => {
      element.style.setProperty("--bar-height", `${bar.offsetHeight}px`);
      element.style.setProperty("--tabs-height", `${tabs.offsetHeight}px`);
    };
    const sizes = new ResizeObserver(measure);
    for (const part of [bar, tabs]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  return frame;
}

/** Puts the count of what's waiting in the current tab in front of the page's title. */
function useTitleBadge(name: BadgeName | undefined) {
  const { data } = useQuery(badges());
  const badge = name && data?.[name];
  const written = badge && badge.count > 0 ? `(${writtenCount(badge)}) ` : "";
  useEffect(() => {
    const write = () => {
      const title = written + document.title.replace(/^\([\d,]+\+?\) /, "");
      if (document.title !== title) document.title = title;
    };
    write();
    const titles = new MutationObserver(write); // changing tabs rewrites the title
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [written]);
}
