import { createFileRoute } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { BackToHome, Gate, gateHead, MemberWays } from "#web/frame/gate.tsx";

const { moderator, reviewTime } = team.join;

export const Route = createFileRoute("/staff-application")({
  head: gateHead({ title: "Moderator application", description: moderator.text, path: "/staff-application" }),
  component: StaffApplication,
});

function StaffApplication() {
  return (
    <Gate
      title="Moderator application"
      lead={moderator.text}
      points={[...moderator.points, `Review takes ${reviewTime}`]}
      ask="Authentication Required"
      because="Please sign in to submit your application. Signing in opens soon."
    >
      <MemberWays />
      <BackToHome />
    </Gate>
  );
}
