import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { ageRuleOf } from "#contract/team/age-rule.ts";
import { useTeam } from "#web/api/team.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { ProviderLink } from "#web/features/accounts/sign-in/provider-link.tsx";
import { RegistrationForm } from "#web/features/accounts/sign-in/registration-form.tsx";
import { signInSearch } from "#web/shell/account/sign-in-search.ts";
import { useReturnUrl } from "#web/shell/account/use-return-url.ts";
import { BackToHome, Gate } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { SignedInGate } from "#web/shell/gate/signed-in-gate.tsx";

const about = "It’s free. One account covers everything members do here.";

export const Route = createFileRoute("/register")({
  validateSearch: signInSearch,
  staticData: { search: { returnUrl: "any" } },
  head: gateHead({ title: "Create Account", description: about, path: "/register" }),
  component: Register,
});

function Register() {
  const { programme, legal } = useTeam();
  const { data: member } = useQuery(me());
  const { returnUrl, next, posted, isLeaving, leaveAfter } = useReturnUrl();
  const gate = {
    title: "Create Account",
    lead: about,
    points: ["Team calendar", ...(programme.isOn ? [programme.name] : []), "Moderator and management applications"],
  };
  if (member && !isLeaving) return <SignedInGate {...gate} member={member} next={next} />;
  return (
    <Gate {...gate} isReadFirst ask="Your account" reason={ageRuleOf(legal)}>
      <div className="gate__form">
        <ProviderLink returnUrl={returnUrl}>Sign up with Google</ProviderLink>
        <RegistrationForm
          returnUrl={returnUrl}
          posted={posted}
          isLeaving={isLeaving}
          onRegistered={() => leaveAfter(0)}
        />
      </div>
      <div className="gate__row">
        <Link className="text-link" to="/login" search={{ returnUrl }}>
          Sign In
        </Link>
        <BackToHome />
      </div>
    </Gate>
  );
}
