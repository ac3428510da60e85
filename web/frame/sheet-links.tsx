import { Link } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import type { SectionId } from "#web/paths.ts";
import { team } from "#web/team.ts";
import { AdminLink } from "./admin-link.tsx";
import { barSections, memberPages, socialLinks } from "./links.ts";
import { SectionLink } from "./section-link.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import type { WayIn } from "./use-account-dialog.tsx";

export type SheetLinksProps = { active: SectionId | undefined; isMember: boolean; isAdmin: boolean; wayIn: WayIn };

/** Every link of the bar, set for a thumb. */
export function SheetLinks({ active, isMember, isAdmin, wayIn, onLeave }: SheetLinksProps & { onLeave: () => void }) {
  return (
    <>
      <ul className="sheetnav__big">
        {barSections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink section={id} aria-current={id === active || undefined}>
              {name}
            </SectionLink>
          </li>
        ))}
        <li>
          <Link className="pts" to="/points">
            {team.programme.name}
          </Link>
        </li>
      </ul>
      <ul className="sheetnav__small">
        {isMember &&
          memberPages
            .filter(({ to }) => to !== "/points")
            .map(({ to, name }) => <PageLink key={to} to={to} name={name} />)}
        <PageLink to="/about" name="About" />
        <PageLink to="/management" name="Management" />
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
      </ul>
      <div className="sheetnav__go">
        {isMember ? (
          <SignOutButton className={keyClass({ face: "lift" })} onSettled={onLeave} />
        ) : (
          <SignInLink className={keyClass({ face: "bone" })} wayIn={wayIn} />
        )}
        <Link className={keyClass()} to="/apply">
          Apply
        </Link>
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

type Page = (typeof memberPages)[number]["to"] | "/about" | "/management";

const PageLink = ({ to, name }: { to: Page; name: string }) => (
  <li>
    <Link to={to}>{name}</Link>
  </li>
);
