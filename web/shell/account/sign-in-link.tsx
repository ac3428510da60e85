import { useButtonLink } from "#web/ui/actions/use-button-link.ts";
import { currentPath } from "./current-path.ts";
import type { SignInTrigger } from "./use-sign-in-dialog.tsx";

/** A link to the sign-in page, which scripts turn into a button that opens the dialog. */
export function SignInLink({ className, signInTrigger }: { className: string; signInTrigger: SignInTrigger }) {
  const { isButton, button } = useButtonLink(signInTrigger.open);
  return (
    <a
      className={className}
      href={isButton ? `/login?${new URLSearchParams({ returnUrl: currentPath() })}` : "/login"}
      {...button}
      aria-haspopup={isButton ? "dialog" : undefined}
      onMouseEnter={signInTrigger.prepare}
      onFocus={signInTrigger.prepare}
    >
      Sign In
    </a>
  );
}
