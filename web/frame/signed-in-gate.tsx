import { Link } from "@tanstack/react-router";
import type { Member } from "#contract/accounts/schemas.ts";
import { keyClass } from "#web/design/key.tsx";
import { BackToHome, Gate } from "./gate.tsx";
import { takeFocus } from "./section-scroll.ts";
import { SignOutButton } from "./sign-out-button.tsx";

type SignedInGateProps = { title: string; lead: string; points: string[]; member: Member; next: string };

/** A page for signing in, for whoever is. */
export const SignedInGate = ({ member, next, ...gate }: SignedInGateProps) => (
  <Gate {...gate} ask="You are signed in" because={`As ${member.name}, with ${member.email}.`}>
    {next === "/" ? (
      <Link className={keyClass()} to="/dashboard">
        Dashboard
      </Link>
    ) : (
      <a className={keyClass()} href={next}>
        Continue
      </a>
    )}
    <SignOutButton className="line" onSignedOut={startAgain} />
    <BackToHome />
  </Gate>
);

/** The keyboard goes on from the top of what the page then shows. */
function startAgain() {
  const main = document.getElementById("main");
  if (main) takeFocus(main);
}
