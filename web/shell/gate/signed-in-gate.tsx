import { Link } from "@tanstack/react-router";
import type { Member } from "#contract/accounts/schemas.ts";
import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { takeFocus } from "#web/ui/navigation/scroll-to-section.ts";
import { BackToHome, Gate } from "./gate.tsx";

type SignedInGateProps = { title: string; lead: string; points: string[]; member: Member; next: string };

/** A sign-in page for members who are already signed in. */
export const SignedInGate = ({ member, next, ...gate }: SignedInGateProps) => (
  <Gate {...gate} ask="You’re signed in" reason={`As ${member.name}, with ${member.email}.`}>
    {next === "/" ? (
      <Link className={buttonClass()} to="/dashboard">
        Dashboard
      </Link>
    ) : (
      <a className={buttonClass()} href={next}>
        Continue
      </a>
    )}
    <SignOutButton className="text-link" onSignedOut={startAgain} />
    <BackToHome />
  </Gate>
);

/** Moves the focus to the top of the page that is shown next. */
function startAgain() {
  const main = document.getElementById("main");
  if (main) takeFocus(main);
}
