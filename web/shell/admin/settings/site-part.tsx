import { LockSection } from "#web/features/lockdown/lock-section.tsx";
import { MerchSection } from "#web/features/merch/merch-section.tsx";
import { SiteIconSection } from "#web/features/site-icon/site-icon-section.tsx";
import { FactorPolicySection } from "#web/features/staff/sign-in-settings/second-factor/factor-policy-section.tsx";
import type { Staff } from "#web/shell/admin/staff.ts";
import { mayUse } from "#web/shell/admin/tabs/tabs.ts";
import { ReplayTour } from "#web/shell/admin/tour/replay-tour.tsx";

/** What everybody of the staff finds: the site's icon and switches, and help. */
export const SitePart = ({ staff }: { staff: Staff }) => (
  <div className="settings-tab__list settings-tab__list--ruled settings-tab__list--pairs">
    {mayUse(staff, "favicon", "write") && <SiteIconSection />}
    <LockSection maySwitch={mayUse(staff, "switches", "write")} />
    <MerchSection maySwitch={mayUse(staff, "switches", "write")} />
    {mayUse(staff, "permanent", "write") && <FactorPolicySection />}
    <section aria-labelledby="tour-heading">
      <h3 id="tour-heading">Help</h3>
      <p className="switch-note">What each tab is for, and the keys that save you presses.</p>
      <ReplayTour />
    </section>
  </div>
);
