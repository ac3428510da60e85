import { createFileRoute } from "@tanstack/react-router";
import { CalendarTab } from "#web/features/calendar/admin/calendar-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/calendar")({
  ...tabPage({
    path: "calendar",
    title: "Calendar",
    description: "What staff can do with the calendar, and other people’s calendars.",
    queries: () => import("#web/features/calendar/admin/people.queries.ts"),
  }),
  component: Calendar,
});

function Calendar() {
  const { month, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { staff } = Route.useRouteContext();
  return (
    <CalendarTab
      role={staff.role}
      search={search}
      onSearch={(chosen) => void navigate({ search: { month, ...chosen }, replace: true, resetScroll: false })}
      month={month}
      onMonth={(shown) => void navigate({ search: { ...search, month: shown }, resetScroll: false })}
    />
  );
}
