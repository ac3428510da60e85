import { Link, useHydrated } from "@tanstack/react-router";
import type { KeyboardEvent, MouseEvent } from "react";
import { isPlainClick } from "#web/design/plain-click.ts";
import type { WayIn } from "./use-account-dialog.tsx";
import { useHere } from "./use-here.ts";

/** A link to the page for signing in, which a script turns into the button that opens the dialog. */
export function SignInLink({ className, wayIn }: { className: string; wayIn: WayIn }) {
  const here = useHere();
  const isButton = useHydrated();

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    wayIn.open();
  }

  function handleKey(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <Link
      className={className}
      to="/login"
      search={isButton ? { returnUrl: here } : {}}
      preload={false}
      {...(isButton && { role: "button", "aria-haspopup": "dialog", onClick: handleClick, onKeyDown: handleKey })}
      onMouseEnter={wayIn.prepare}
      onFocus={wayIn.prepare}
    >
      Sign In
    </Link>
  );
}
