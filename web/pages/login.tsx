import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTeam } from "#web/api/team.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { ProviderLink, ProviderNotice } from "#web/features/accounts/sign-in/provider-link.tsx";
import { SignInForm } from "#web/features/accounts/sign-in/sign-in-form.tsx";
import { signInSearch } from "#web/shell/account/sign-in-search.ts";
import { useReturnUrl } from "#web/shell/account/use-return-url.ts";
import { BackToHome, Gate } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { SignedInGate } from "#web/shell/gate/signed-in-gate.tsx";

const about = "One account covers everything members do here.";

export const Route = createFileRoute("/login")({
  validateSearch: signInSearch,
  staticData: { search: { returnUrl: "any", notice: "any" } },
  head: gateHead({ title: "Sign In", description: about, path: "/login" }),
  component: Login,
});

const redirectDelayMs = 500;

function Login() {
  const { programme } = useTeam();
  const { notice } = Route.useSearch();
  const { data: member } = useQuery(me());
  const { returnUrl, next, posted, isLeaving, leaveAfter } = useReturnUrl();
  const gate = {
    title: "Sign In",
    lead: about,
    points: ["Team calendar", ...(programme.isOn ? [programme.name] : []), "Moderator and management applications"],
  };
  if (member && !isLeaving) return <SignedInGate {...gate} member={member} next={next} />;
  return (
    <Gate {...gate} ask="Your account">
      <ProviderNotice notice={notice} />
      <div className="gate__form">
        <ProviderLink returnUrl={returnUrl}>Sign in with Google</ProviderLink>
        <SignInForm
          screen="page"
          returnUrl={returnUrl}
          posted={posted}
          isLeaving={isLeaving}
          onSignedIn={() => leaveAfter(redirectDelayMs)}
        />
        <p className="account-form__also">
          <Link to="/forgot-password">Forgot password?</Link>
        </p>
      </div>
      <div className="gate__row">
        <Link className="text-link" to="/register" search={{ returnUrl }}>
          Create Account
        </Link>
        <BackToHome />
      </div>
    </Gate>
  );
}
