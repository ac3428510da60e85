import type { ReactNode } from "react";
import { providerNotices, providerPaths } from "#contract/accounts/constants.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import "./provider-link.css";
import "./account-form.css";

type ProviderLinkProps = {
  /** The page to come back to. The server checks that it exists. */
  returnUrl: string | undefined;
  children: ReactNode;
};

/** A link to sign in through the provider, and the text that leads to the form. CSS hides both if no provider is set up. */
export const ProviderLink = ({ returnUrl, children }: ProviderLinkProps) => (
  <>
    <a
      className={`${buttonClass({ variant: "light" })} provider`}
      href={returnUrl ? `${providerPaths.start}?${new URLSearchParams({ returnUrl })}` : providerPaths.start}
    >
      {children}
    </a>
    <p className="provider__or">or with your email</p>
  </>
);

/** Says why signing in through the provider failed. Renders nothing for unknown values. */
export function ProviderNotice({ notice }: { notice: string | undefined }) {
  const [, text] = Object.entries(providerNotices).find(([name]) => name === notice) ?? [];
  return (
    text && (
      <p className="account-form__notice" role="alert">
        {text}
      </p>
    )
  );
}
