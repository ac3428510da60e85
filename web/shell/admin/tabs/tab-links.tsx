import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect } from "react";
import { type BadgeName, badges } from "#web/api/badges.ts";
import type { Staff } from "#web/shell/admin/staff.ts";
import { useIsTourOpen } from "#web/shell/admin/tour/tour-memory.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { tabsOf } from "./dashboard-tabs.ts";
import "./tab-links.css";

export const tabId = (path: string) => `admin-tab-${path}`;

const onwards = (at: number, count: number) => (at + 1) % count;
const back = (at: number, count: number) => (at - 1 + count) % count;
/** Tabs are stacked on wide screens and in a row on phones, so both pairs of arrow keys move along them, wrapping around. */
const walk: Record<string, (at: number, count: number) => number> = {
  ArrowDown: onwards,
  ArrowRight: onwards,
  ArrowUp: back,
  ArrowLeft: back,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Keeps the selected tab centred in a phone's row, even after late fonts and badges have moved it. */
function keepInView(link: HTMLElement | null) {
  const row = link?.parentElement;
  if (!row) return;
  const sizes = new ResizeObserver(() => {
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  });
  for (const each of row.children) sizes.observe(each);
  return () => sizes.disconnect();
}

/** The dashboard's tabs: links that the arrow keys move between. */
export function TabLinks({ staff, selected }: { staff: Staff; selected: string | undefined }) {
  const isTourOpen = useIsTourOpen(staff.username); // the tour scrolls the tab of its step into view
  useEffect(
    () => (isTourOpen ? undefined : keepInView(document.getElementById(tabId(selected ?? "")))),
    [selected, isTourOpen],
  );

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const at = links.findIndex((link) => link.matches(":focus"));
    const next = walk[event.key]?.(at, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  }

  const tabs = tabsOf(staff);
  const reached = tabs.some(({ path }) => path === selected) ? selected : tabs[0]?.path; // where Tab leads
  return (
    <nav className="admin-tabs" aria-label="Dashboard">
      <div role="tablist" aria-label="Tabs" onKeyDown={handleKey}>
        {tabs.map(({ path, name, badge }) => (
          <Link
            key={path}
            className="admin-tab"
            role="tab"
            id={tabId(path)}
            aria-selected={path === selected}
            aria-controls={path === selected ? "admin-panel" : undefined}
            tabIndex={path === reached ? 0 : -1}
            to={`/admin/${path}`}
          >
            {name} {badge && <TabBadge of={badge} />}
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
