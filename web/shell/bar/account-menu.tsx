import type { MouseEvent } from "react";
import { useTeam } from "#web/api/team.ts";
import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import { memberPages } from "#web/shell/links/links.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import "./account-menu.css";

/** Closes the menu before a link acts, so that the focus stays where that moves it. Signing out shows that it's under way. */
const handleClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
  target instanceof Element && target.closest("a") && currentTarget.hidePopover();

/** A native popover, which opens without scripts, closes on Escape or a press outside, and returns the focus. */
export function AccountMenu({ onSignedOut }: { onSignedOut: () => void }) {
  return (
    <>
      <button type="button" className="nav-button" popoverTarget="account-menu">
        My Account
      </button>
      <ul className="menu" id="account-menu" popover="auto" aria-label="My Account" onClickCapture={handleClick}>
        {memberPages(useTeam()).map(({ href, name }) => (
          <li key={href}>
            <TextLink className={href === "/points" ? "points-link" : undefined} href={href}>
              {name}
            </TextLink>
          </li>
        ))}
        <li>
          <SignOutButton onSignedOut={onSignedOut} />
        </li>
      </ul>
    </>
  );
}
