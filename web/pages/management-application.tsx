import { createFileRoute } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { BackToHome, Gate, gateHead, MemberWays } from "#web/frame/gate.tsx";

const { management } = team.join;

export const Route = createFileRoute("/management-application")({
  head: gateHead({ title: "Management application", description: management.text, path: "/management-application" }),
  component: ManagementApplication,
});

function ManagementApplication() {
  return (
    <Gate
      title="Management application"
      lead={management.text}
      points={management.points}
      ask="Authentication Required"
      because="Please sign in to submit your application. Signing in opens soon."
    >
      <MemberWays />
      <BackToHome />
    </Gate>
  );
}
