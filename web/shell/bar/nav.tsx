import { SignInLink } from "#web/shell/account/sign-in-link.tsx";
import { useAccountDialog } from "#web/shell/account/use-account-dialog.tsx";
import { useAccountPlace } from "#web/shell/account/use-account-focus.ts";
import { barSections, socialLinks } from "#web/shell/links/links.ts";
import { SectionLink } from "#web/shell/links/section-link.tsx";
import { team } from "#web/team.ts";
import { keyClass } from "#web/ui/actions/button.tsx";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { AdminLink } from "./admin-link.tsx";
import { Countdown, ProgressLine } from "./scroll-progress.tsx";
import { SiteMenu } from "./site-menu.tsx";
import "./nav.css";
import { type Reader, useReader } from "#web/shell/account/reader.ts";
import { useReaderChange } from "#web/shell/account/use-reload-for-reader.ts";
import { Here, PageLink } from "#web/ui/actions/page-link.tsx";

type NavProps = Reader & {
  /** The address of the page. */
  here: string;
  /** More of the page than the bar is another one for whoever has signed in or out. */
  isReloaded?: boolean;
};

/** The navigation bar: two rows on a desk, the mark and a menu on anything narrower. */
export const Nav = ({ here, ...bar }: NavProps) => (
  <Here value={here}>
    <Bar {...bar} />
  </Here>
);

function Bar({ isReloaded = false, ...before }: Omit<NavProps, "here">) {
  const reader = useReader(before);
  const { place, expectChange } = useAccountPlace<HTMLLIElement>(reader.isMember);
  const { wayIn, dialog } = useAccountDialog(expectChange);
  useReaderChange(reader.isMember, isReloaded);
  return (
    <header className="nav">
      <nav aria-label="Main">
        <TopRow {...reader} />
        <div className="wrap nav__main">
          <PageLink className="nav__mark" href="/">
            <Ramp word={team.wordmark} variant="nav" title={`${team.name}, home`} />
          </PageLink>
          <ul>
            {barSections.map(({ id, name }) => (
              <li key={id}>
                <SectionLink className="navbtn" section={id}>
                  {name}
                </SectionLink>
              </li>
            ))}
          </ul>
          <div className="nav__end">
            <ul>
              <li>
                <PageLink className="navbtn pts" href="/points">
                  {team.programme.name}
                </PageLink>
              </li>
              <li ref={place}>
                {reader.isMember ? (
                  <AccountMenu onSignedOut={expectChange} />
                ) : (
                  <SignInLink className="navbtn" wayIn={wayIn} />
                )}
              </li>
              <li>
                <PageLink className={keyClass({ small: true })} href="/apply">
                  Apply
                </PageLink>
              </li>
            </ul>
            <Countdown />
            <SiteMenu wayIn={wayIn} {...reader} />
          </div>
        </div>
      </nav>
      <ProgressLine />
      {dialog}
    </header>
  );
}

function TopRow({ isMember, isAdmin }: Reader) {
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
          <PageLink href="/about">About</PageLink>
        </li>
        <li>
          <PageLink href="/management">Management</PageLink>
        </li>
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
        <li aria-hidden="true">
          <Countdown />
        </li>
      </ul>
    </div>
  );
}
