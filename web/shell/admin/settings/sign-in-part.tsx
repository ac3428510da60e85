import { OwnDevices } from "#web/features/staff/sign-in-settings/own-devices.tsx";
import { OwnEmail } from "#web/features/staff/sign-in-settings/own-email.tsx";
import { SecondFactorSection } from "#web/features/staff/sign-in-settings/second-factor-section.tsx";

/** How one's own account is signed in to, and where it is. */
export const SignInPart = () => (
  <div className="settings-tab__site">
    <div className="settings-tab__list">
      <SecondFactorSection />
      <OwnDevices />
    </div>
    <OwnEmail />
  </div>
);
