import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { CalendarTab } from "#web/features/calendar/admin/calendar-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

type Asked = { month?: unknown; search?: unknown; user?: unknown };
type Address = { month?: string; search?: string; user?: string };
const word = (value: unknown) => (typeof value === "string" && value ? value : undefined);

export const Route = createFileRoute("/admin/_dashboard/calendar")({
  /** The month that is shown, and the person whose calendar an admin is looking at. */
  validateSearch: ({ month, search, user }: Asked): Address => ({
    month: word(month),
    search: word(search),
    user: word(user),
  }),
  loaderDeps: ({ search: { search, user } }) => ({ search, user }),
  loader: async ({ context: { queryClient, staff }, deps }) => {
    const { tabQueries } = await import("#web/features/calendar/admin/people.queries.ts"); // loaded for staff only
    await prefetch(queryClient, tabQueries(staff.role, deps));
  },
  head: gateHead({
    title: "Calendar, admin dashboard",
    description: "What staff can do with the calendar, and other people’s calendars.",
    path: "/admin/calendar",
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
