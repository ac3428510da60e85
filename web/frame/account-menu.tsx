import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { memberPages } from "./links.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import "./account-menu.css";

/** A popover of the browser: it opens without scripts, closes on Escape or a press elsewhere and gives the focus back. */
export function AccountMenu({ onSignedOut }: { onSignedOut: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <button type="button" className="navbtn" popoverTarget="account-menu">
        My Account
      </button>
      <ul className="menu" id="account-menu" popover="auto" aria-label="My Account" ref={list}>
        {memberPages.map(({ to, name }) => (
          <li key={to}>
            <Link className={to === "/points" ? "pts" : undefined} to={to} onClick={() => list.current?.hidePopover()}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <SignOutButton onSignedOut={onSignedOut} />
        </li>
      </ul>
    </>
  );
}
