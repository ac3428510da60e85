import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { staffReturnUrl } from "#contract/return-url.ts";
import { prefetch } from "#web/api/queries.ts";
import { SecondFactorSection } from "#web/features/staff/sign-in-settings/second-factor-section.tsx";
import { ownSecondFactor } from "#web/features/staff/sign-in-settings/sign-in-settings.queries.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { staffSignInSearch } from "#web/shell/admin/sign-in/admin-sign-in-options.ts";
import { StaffSignOut } from "#web/shell/admin/sign-in/staff-sign-out.tsx";
import { useStaffReturn } from "#web/shell/admin/sign-in/use-staff-return.ts";
import { Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";

const about = "This site asks admins for more than a password. It takes a minute.";

/** The page for admins who need a second factor but have none. */
export const Route = createFileRoute("/admin/set-up-second-factor")({
  validateSearch: staffSignInSearch,
  staticData: { frame: "admin", search: { returnUrl: "any" } },
  async beforeLoad({ context: { queryClient, siteUrl }, search }) {
    const staff = await queryClient.fetchQuery(staffSession());
    if (!staff.isAdmin) throw redirect({ to: "/admin-login", search });
    if (!staff.needsSecondFactor) throw redirect({ href: staffReturnUrl(search.returnUrl, siteUrl) });
  },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [ownSecondFactor()]),
  head: gateHead({ title: "Set up a second factor", description: about, path: "/admin/set-up-second-factor" }),
  component: SetUpSecondFactor,
});

function SetUpSecondFactor() {
  const queryClient = useQueryClient();
  const { goOn } = useStaffReturn();
  async function leave() {
    await queryClient.invalidateQueries(staffSession());
    goOn();
  }
  return (
    <MinimalLayout>
      <Gate
        title="Set up a second factor"
        lead={about}
        points={["You’ll need your phone", "You get ten recovery codes", "Other browsers are signed out"]}
        ask="Before you go on"
      >
        <SecondFactorSection onChanged={() => void leave()} />
        <NeedsScript />
        <div className="gate__row">
          <StaffSignOut />
        </div>
      </Gate>
    </MinimalLayout>
  );
}
