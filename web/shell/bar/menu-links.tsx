import { SignInLink } from "#web/shell/account/sign-in-link.tsx";
import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import type { WayIn } from "#web/shell/account/use-account-dialog.tsx";
import { barSections, memberPages, socialLinks } from "#web/shell/links/links.ts";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { team } from "#web/team.ts";
import { keyClass } from "#web/ui/actions/button.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { AdminLink } from "./admin-link.tsx";

export type SheetLinksProps = { isMember: boolean; isAdmin: boolean; wayIn: WayIn };

/** Every link of the bar, set for a thumb. */
export function SheetLinks({ isMember, isAdmin, wayIn, onLeave }: SheetLinksProps & { onLeave: () => void }) {
  return (
    <>
      <ul className="sheetnav__big">
        {barSections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink section={id}>{name}</SectionLink>
          </li>
        ))}
        <li>
          <PageLink className="pts" href="/points">
            {team.programme.name}
          </PageLink>
        </li>
      </ul>
      <ul className="sheetnav__small">
        {isMember &&
          memberPages
            .filter(({ href }) => href !== "/points")
            .map(({ href, name }) => (
              <li key={href}>
                <PageLink href={href}>{name}</PageLink>
              </li>
            ))}
        <li>
          <PageLink href="/about">About</PageLink>
        </li>
        <li>
          <PageLink href="/management">Management</PageLink>
        </li>
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
      </ul>
      <div className="sheetnav__go">
        {isMember ? (
          <SignOutButton className={keyClass({ face: "lift" })} onSettled={onLeave} />
        ) : (
          <SignInLink className={keyClass({ face: "bone" })} wayIn={wayIn} />
        )}
        <PageLink className={keyClass()} href="/apply">
          Apply
        </PageLink>
      </div>
      <ul className="sheetnav__small">
        {socialLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
