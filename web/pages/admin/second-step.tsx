import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useHydrated } from "@tanstack/react-router";
import { returnQuery } from "#contract/return-url.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { query } from "#web/api/queries.ts";
import { PasskeySignIn } from "#web/features/staff/sign-in/passkey-sign-in.tsx";
import { SecondStepForm } from "#web/features/staff/sign-in/second-step-form.tsx";
import { redirectStaff, staffSignInSearch } from "#web/shell/admin/sign-in/admin-sign-in-options.ts";
import { useStaffReturn } from "#web/shell/admin/sign-in/use-staff-return.ts";
import { BackToHome, Gate } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";

const about = "Your password was right. One more step and you’re in.";

export const Route = createFileRoute("/admin/second-step")({
  staticData: { frame: "admin", search: { returnUrl: "any" } },
  validateSearch: staffSignInSearch,
  beforeLoad: redirectStaff,
  head: gateHead({ title: "Second step", description: about, path: "/admin/second-step" }),
  component: SecondStep,
});

function SecondStep() {
  const { posted, returnUrl, goOn } = useStaffReturn();
  const isHere = useHydrated();
  // In the browser only, because the server renders the same page for everybody.
  const { data } = useQuery({ ...query(staffApi.secondStep), staleTime: 0, enabled: isHere });
  const hasExpired = data?.methods.length === 0;
  return (
    <MinimalLayout>
      <Gate
        title="Second step"
        lead={about}
        points={["Each code works once", "You have ten minutes", "Lost your phone? A recovery code works too"]}
        ask="Enter a code"
      >
        {hasExpired ? (
          <p role="alert">{secondFactorTexts.expired}</p>
        ) : (
          <SecondStepForm returnUrl={returnUrl} posted={posted} onSignedIn={goOn} />
        )}
        {data?.methods.includes("passkey") && <PasskeySignIn isSecondStep onSignedIn={goOn} />}
        <div className="gate__row">
          <TextLink className="text-link" href={`/admin-login${returnQuery(returnUrl)}`}>
            Start again
          </TextLink>
          <BackToHome />
        </div>
      </Gate>
    </MinimalLayout>
  );
}
