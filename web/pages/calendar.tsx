import { createFileRoute, Link } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { Gate, gateHead } from "#web/frame/gate.tsx";

const about = "Where the team is, and when: month by month, in everybody's own time.";

export const Route = createFileRoute("/calendar")({
  head: gateHead({ title: "Team calendar", description: about, path: "/calendar" }),
  component: Calendar,
});

function Calendar() {
  return (
    <Gate
      title="Team calendar"
      lead={about}
      points={["Scrim Practice", "Tournament", "Content Creation", "Meeting"]}
      ask="The calendar is locked"
      because="It opens to members and to staff."
    >
      <Link className={keyClass()} to="/apply">
        User Sign In
      </Link>
      <Link className={keyClass({ face: "bone" })} to="/admin-login">
        Admin Sign In
      </Link>
    </Gate>
  );
}
