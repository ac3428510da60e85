import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { Calendar } from "#web/features/calendar/view/calendar.tsx";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { Gate } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

const about = "Where the team will be, and when, in your time zone.";

type Asked = { user?: unknown; action?: unknown; view?: unknown; day?: unknown; month?: unknown; event?: unknown };
type Search = { user?: string; action?: string; view?: string; day?: string; month?: string; event?: string };
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

export const Route = createFileRoute("/calendar")({
  staticData: { page: { kind: "gate", opensTo: ["member", "staff"] } },
  /** Only affect what signed-in people see, and not the gate. */
  validateSearch: ({ user, action, view, day, month, event }: Asked): Search => ({
    user: textOf(user),
    action: textOf(action),
    view: textOf(view),
    day: textOf(day),
    month: textOf(month),
    event: textOf(event),
  }),
  head: gateHead({ title: "Team calendar", description: about, path: "/calendar" }),
  component: CalendarPage,
});

function CalendarPage() {
  const { data: member } = useQuery(me());
  const { data: staff } = useQuery(staffSession());
  const { siteUrl } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = useNavigate();
  const role = staff?.isAdmin ? staff.role : undefined;
  if (!member && !role) return <CalendarGate />;

  const forgetAction = () =>
    search.action && navigate({ to: ".", search: { ...search, action: undefined }, replace: true });
  const showMonth = (month: string) => void navigate({ to: ".", search: { ...search, month }, resetScroll: false });
  const viewer = { memberId: member?.id, role };
  return <Calendar siteUrl={siteUrl} viewer={viewer} search={search} onDone={forgetAction} onMonth={showMonth} />;
}

const CalendarGate = () => (
  <Gate
    title="Team calendar"
    lead={about}
    points={["Scrims and tournaments", "Content days", "Meetings, and your own events"]}
    ask="The calendar is locked"
    reason="Sign in as a member or as staff to open it."
  >
    <a className={buttonClass()} href={`/apply?${new URLSearchParams({ returnUrl: "/calendar" })}`}>
      User Sign In
    </a>
    <a className={buttonClass({ variant: "light" })} href="/admin-login">
      Admin Sign In
    </a>
  </Gate>
);
