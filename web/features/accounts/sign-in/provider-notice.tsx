import { providerNotices } from "#contract/accounts/constants.ts";
import "./account-form.css";

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
