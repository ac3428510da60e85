import { SignInLink } from "#web/shell/account/sign-in-link.tsx";
import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import type { SignInTrigger } from "#web/shell/account/use-sign-in-dialog.tsx";
import { BarSectionLink } from "#web/shell/links/bar-section-link.tsx";
import { barSections, memberPages, socialLinks } from "#web/shell/links/links.ts";
import { team } from "#web/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { AdminLink } from "./admin-link.tsx";

export type MenuLinksProps = { isMember: boolean; isAdmin: boolean; signInTrigger: SignInTrigger };

/** All links of the bar, sized for touch. */
export function MenuLinks({ isMember, isAdmin, signInTrigger, onLeave }: MenuLinksProps & { onLeave: () => void }) {
  return (
    <>
      <ul className="site-menu__big">
        {barSections.map(({ id, name }) => (
          <li key={id}>
            <BarSectionLink section={id}>{name}</BarSectionLink>
          </li>
        ))}
        <li>
          <TextLink className="points-link" href="/points">
            {team.programme.name}
          </TextLink>
        </li>
      </ul>
      <ul className="site-menu__small">
        {isMember &&
          memberPages
            .filter(({ href }) => href !== "/points")
            .map(({ href, name }) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
        <li>
          <TextLink href="/about">About</TextLink>
        </li>
        <li>
          <TextLink href="/management">Management</TextLink>
        </li>
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
      </ul>
      <div className="site-menu__go">
        {isMember ? (
          <SignOutButton className={buttonClass({ variant: "secondary" })} onSettled={onLeave} />
        ) : (
          <SignInLink className={buttonClass({ variant: "light" })} signInTrigger={signInTrigger} />
        )}
        <TextLink className={buttonClass()} href="/apply">
          Apply
        </TextLink>
      </div>
      <ul className="site-menu__small">
        {socialLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
