import { OwnDevices } from "#web/features/staff/sign-in-settings/own-devices.tsx";
import { OwnEmail } from "#web/features/staff/sign-in-settings/own-email.tsx";
import { OwnPassword } from "#web/features/staff/sign-in-settings/own-password.tsx";
import { SecondFactorSection } from "#web/features/staff/sign-in-settings/second-factor/second-factor-section.tsx";
import { SecondStepConfirmation } from "#web/features/staff/sign-in-settings/second-factor/second-step-dialog.tsx";

/** How one's own account is signed in to, and where it is. */
export const SignInPart = ({ username }: { username: string }) => (
  <SecondStepConfirmation>
    <div className="settings-tab__sign-in">
      <div className="settings-tab__cards">
        <OwnPassword username={username} />
        <OwnEmail />
      </div>
      <div className="settings-tab__list settings-tab__list--ruled">
        <SecondFactorSection />
        <OwnDevices />
      </div>
    </div>
  </SecondStepConfirmation>
);
