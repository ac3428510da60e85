import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { type BadgeName, badges } from "#web/api/badges.ts";
import { useTeam } from "#web/api/team.ts";
import type { Staff } from "#web/shell/admin/staff.ts";
import { useIsTourOpen } from "#web/shell/admin/tour/tour-memory.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { defaultTab, tabName, tabsOf } from "./dashboard-tabs.ts";
import "./tab-links.css";

export const tabId = (path: string) => `admin-tab-${path}`;

/** Keeps the current tab centred in a phone's row, even after late fonts and badges have moved it. */
function keepInView(link: HTMLElement | null) {
  const row = link?.parentElement;
  if (!row) return;
  const sizes = new ResizeObserver(() => {
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  });
  for (const each of row.children) sizes.observe(each);
  return () => sizes.disconnect();
}

/** The dashboard's tabs, which are links to its pages. */
export function TabLinks({ staff, current }: { staff: Staff; current: string | undefined }) {
  const team = useTeam();
  // the tour scrolls the tab of its step into view
  const isTourOpen = useIsTourOpen(staff.username, current === defaultTab(staff));
  useEffect(
    () => (isTourOpen ? undefined : keepInView(document.getElementById(tabId(current ?? "")))),
    [current, isTourOpen],
  );

  return (
    <nav className="admin-tabs" aria-label="Dashboard">
      <div>
        {tabsOf(staff, team).map((tab) => (
          <Link
            key={tab.path}
            className="admin-tab"
            id={tabId(tab.path)}
            activeOptions={{ exact: true, includeSearch: false }}
            to={`/admin/${tab.path}`}
          >
            {tabName(tab, team)} {tab.badge && <TabBadge of={tab.badge} />}
          </Link>
        ))}
      </div>
    </nav>
  );
}

const looks = {
  messages: { meaning: "unread", tone: "alert" },
  applications: { meaning: "pending", tone: "info" },
  redemptions: { meaning: "pending", tone: "info" },
} as const;

/** How much is waiting in a tab. */
function TabBadge({ of: name }: { of: BadgeName }) {
  const waiting = useQuery(badges()).data?.[name];
  return waiting && <CountBadge {...looks[name]} count={waiting.count} isMore={waiting.isMore} />;
}
