import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import { memberPages } from "#web/shell/links/links.ts";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import "./account-menu.css";

/** A popover of the browser: it opens without scripts, closes on Escape or a press elsewhere and gives the focus back. */
export function AccountMenu({ onSignedOut }: { onSignedOut: () => void }) {
  return (
    <>
      <button type="button" className="navbtn" popoverTarget="account-menu">
        My Account
      </button>
      <ul className="menu" id="account-menu" popover="auto" aria-label="My Account">
        {memberPages.map(({ href, name }) => (
          <li key={href}>
            <PageLink className={href === "/points" ? "pts" : undefined} href={href}>
              {name}
            </PageLink>
          </li>
        ))}
        <li>
          <SignOutButton onSignedOut={onSignedOut} />
        </li>
      </ul>
    </>
  );
}
