import { createFileRoute } from "@tanstack/react-router";
import { Gate, gateHead, MemberWays } from "#web/frame/gate.tsx";

const about = "What we know about you, and where you change it.";

export const Route = createFileRoute("/settings")({
  head: gateHead({ title: "Settings", description: about, path: "/settings" }),
  component: Settings,
});

function Settings() {
  return (
    <Gate
      title="Settings"
      lead={about}
      points={["Name and Discord username", "Password and signed-in devices", "A copy of your data, or its end"]}
      ask="Sign in first"
      because="Settings belong to an account. Signing in opens soon."
    >
      <MemberWays />
    </Gate>
  );
}
