import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { type SignOutHandlers, useSignOut } from "#web/features/accounts/session/use-sign-out.ts";

/** A sign-out button, styled by its `className`. */
export function SignOutButton({ className, ...handlers }: { className?: string } & SignOutHandlers) {
  const { signOut, isSigningOut } = useSignOut(handlers);
  return (
    <button
      type="button"
      className={className}
      aria-busy={isSigningOut || undefined}
      aria-disabled={isSigningOut || undefined}
      onClick={signOut}
    >
      {isSigningOut ? signOutTexts.pending : "Sign Out"}
    </button>
  );
}
