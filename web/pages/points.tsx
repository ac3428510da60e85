import { createFileRoute } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { Gate, gateHead, MemberWays } from "#web/frame/gate.tsx";

const about =
  "Members earn points by playing, helping and turning up, and redeem them for rewards that arrive in Discord.";

export const Route = createFileRoute("/points")({
  head: gateHead({ title: team.programme.name, description: about, path: "/points" }),
  component: Points,
});

function Points() {
  return (
    <Gate
      title={team.programme.name}
      lead={about}
      points={["Your balance", "The rewards, and what each one costs", "Every point in, every point out"]}
      ask="Sign in first"
      because="Points belong to an account. One is free, for people of 13 or older."
    >
      <MemberWays />
    </Gate>
  );
}
