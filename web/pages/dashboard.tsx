import { createFileRoute } from "@tanstack/react-router";
import { Gate, gateHead, MemberWays } from "#web/frame/gate.tsx";

const about = "Where a member starts: what is waiting, and what is next.";

export const Route = createFileRoute("/dashboard")({
  head: gateHead({ title: "Dashboard", description: about, path: "/dashboard" }),
  component: Dashboard,
});

function Dashboard() {
  return (
    <Gate
      title="Dashboard"
      lead={about}
      points={["Your points", "Your applications", "Your next events"]}
      ask="Sign in first"
      because="There is one dashboard for each member, and we do not know which is yours. Signing in opens soon."
    >
      <MemberWays />
    </Gate>
  );
}
