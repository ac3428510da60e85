import { createFileRoute, Link } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { keyClass } from "#web/design/key.tsx";
import { BackToHome, Gate, gateHead } from "#web/frame/gate.tsx";

const about = "One account for everything that members do here.";

export const Route = createFileRoute("/login")({
  head: gateHead({ title: "Sign In", description: about, path: "/login" }),
  component: Login,
});

function Login() {
  return (
    <Gate
      title="Sign In"
      lead={about}
      points={["Team calendar", team.programme.name, "Moderator and management applications"]}
      ask="Signing in opens soon."
      because="There is no form here yet: it would ask for your password and do nothing with it."
    >
      <Link className={keyClass({ face: "bone" })} to="/register">
        Create Account
      </Link>
      <BackToHome />
    </Gate>
  );
}
