import { Link } from "@tanstack/react-router";
import { keyClass } from "#web/design/key.tsx";
import { Ramp } from "#web/design/ramp.tsx";
import { team } from "#web/team.ts";
import { AccountMenu } from "./account-menu.tsx";
import { useActiveSection } from "./active-section.ts";
import { AdminLink } from "./admin-link.tsx";
import { Countdown, ProgressLine } from "./countdown.tsx";
import { barSections, socialLinks } from "./links.ts";
import { SectionLink } from "./section-link.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { useAccountDialog } from "./use-account-dialog.tsx";
import { useAccountPlace } from "./use-account-place.ts";
import { useVisitor } from "./visitor.ts";
import "./nav.css";

/** The navigation bar: two rows on a desk, the mark and a menu on anything narrower. */
export function Nav() {
  const visitor = useVisitor();
  const active = useActiveSection();
  const { place, expectChange } = useAccountPlace<HTMLLIElement>(visitor.isMember);
  const { wayIn, dialog } = useAccountDialog(expectChange);
  return (
    <header className="nav">
      <nav aria-label="Main">
        <TopRow {...visitor} />
        <div className="wrap nav__main">
          <Link className="nav__mark" to="/">
            <Ramp word={team.wordmark} variant="nav" title={`${team.name}, home`} />
          </Link>
          <ul>
            {barSections.map(({ id, name }) => (
              <li key={id}>
                <SectionLink className="navbtn" section={id} aria-current={id === active || undefined}>
                  {name}
                </SectionLink>
              </li>
            ))}
          </ul>
          <div className="nav__end">
            <ul>
              <li>
                <Link className="navbtn pts" to="/points">
                  {team.programme.name}
                </Link>
              </li>
              <li ref={place}>
                {visitor.isMember ? (
                  <AccountMenu onSignedOut={expectChange} />
                ) : (
                  <SignInLink className="navbtn" wayIn={wayIn} />
                )}
              </li>
              <li>
                <Link className={keyClass({ small: true })} to="/apply">
                  Apply
                </Link>
              </li>
            </ul>
            <Countdown />
            <SiteMenu active={active} wayIn={wayIn} {...visitor} />
          </div>
        </div>
      </nav>
      <ProgressLine />
      {dialog}
    </header>
  );
}

function TopRow({ isMember, isAdmin }: ReturnType<typeof useVisitor>) {
  return (
    <div className="wrap nav__top">
      <ul aria-label="Social links">
        {socialLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Link to="/about">About</Link>
        </li>
        <li>
          <Link to="/management">Management</Link>
        </li>
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
        <li aria-hidden="true">
          <Countdown />
        </li>
      </ul>
    </div>
  );
}
