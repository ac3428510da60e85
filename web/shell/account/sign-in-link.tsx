import { useButtonLink } from "#web/ui/actions/use-button-link.ts";
import { hereNow } from "./current-path.ts";
import type { WayIn } from "./use-account-dialog.tsx";

/** A link to the page for signing in, which a script turns into the button that opens the dialog. */
export function SignInLink({ className, wayIn }: { className: string; wayIn: WayIn }) {
  const { isButton, button } = useButtonLink(wayIn.open);
  return (
    <a
      className={className}
      href={isButton ? `/login?${new URLSearchParams({ returnUrl: hereNow() })}` : "/login"}
      {...button}
      aria-haspopup={isButton ? "dialog" : undefined}
      onMouseEnter={wayIn.prepare}
      onFocus={wayIn.prepare}
    >
      Sign In
    </a>
  );
}
