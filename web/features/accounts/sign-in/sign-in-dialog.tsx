import { useState } from "react";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ProviderLink } from "./provider-link.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type SignInDialogProps = {
  /** The page that the provider redirects back to. */
  returnUrl: string;
  /** The address of the member who signs in again. */
  email?: string | undefined;
  /** Why the dialog opened by itself. */
  reason?: string;
  isOpen: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** A dialog to sign in or up over the current page. */
export function SignInDialog({ returnUrl, email, reason, isOpen, onClose, onSignedIn }: SignInDialogProps) {
  const [selected, select] = useState<"sign-in" | "sign-up">("sign-in");
  const signIn = (
    <>
      <ProviderLink returnUrl={returnUrl}>Sign in with Google</ProviderLink>
      <SignInForm screen="dialog" email={email} onSignedIn={onSignedIn} />
      <p className="account-form__also">
        <a href="/forgot-password" onClick={onClose}>
          Forgot password?
        </a>
      </p>
    </>
  );
  const signUp = (
    <>
      <ProviderLink returnUrl={returnUrl}>Sign up with Google</ProviderLink>
      <SignUpForm onSignedUp={onSignedIn} />
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your account">
      {reason && <p>{reason}</p>}
      <Tabs
        label="Account"
        tabs={[
          { id: "sign-in", name: "Sign In", panel: signIn },
          { id: "sign-up", name: "Sign Up", panel: signUp },
        ]}
        selected={selected}
        onSelect={select}
      />
    </Dialog>
  );
}
