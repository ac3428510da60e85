import { providerNotices } from "#contract/accounts/constants.ts";
import "./account-form.css";

/** What came of signing in through the provider. A value that the server never gives says nothing. */
export function ProviderNotice({ notice }: { notice: string | undefined }) {
  const [, text] = Object.entries(providerNotices).find(([name]) => name === notice) ?? [];
  return (
    text && (
      <p className="account__notice" role="alert">
        {text}
      </p>
    )
  );
}
