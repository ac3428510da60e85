import { Link } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { BackToHome, Gate, gateHead } from "./gate.tsx";

const about = "For admins, chiefs and management. Members have a door of their own.";

const AdminSignIn = () => (
  <Gate
    title="Admin Sign In"
    lead={about}
    points={["Players, results, news and videos", "Messages and applications", "Points, rewards and access"]}
    ask="Signing in opens soon."
    because="Staff accounts are made by an admin. There is nothing to register for here."
  >
    <Link className={keyClass({ face: "bone" })} to="/login">
      Member Sign In
    </Link>
    <BackToHome />
  </Gate>
);

/** The route options of the admins' sign-in, which has two addresses. */
export const adminSignIn = {
  head: gateHead({ title: "Admin Sign In", description: about, path: "/admin-login" }),
  component: AdminSignIn,
};
