import { createFileRoute, Link } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { keyClass } from "#web/design/key.tsx";
import { BackToHome, Gate, gateHead } from "#web/frame/gate.tsx";

const about = "Free, and for people of 13 or older. One account for everything that members do here.";

export const Route = createFileRoute("/register")({
  head: gateHead({ title: "Create Account", description: about, path: "/register" }),
  component: Register,
});

function Register() {
  return (
    <Gate
      title="Create Account"
      lead={about}
      points={["Team calendar", team.programme.name, "Moderator and management applications"]}
      ask="Accounts open soon."
      because="It will take a name, an email, a Discord username and a password, and nothing more. Signing in opens with it."
    >
      <Link className={keyClass({ face: "bone" })} to="/login">
        Sign In
      </Link>
      <BackToHome />
    </Gate>
  );
}
