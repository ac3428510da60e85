import { use, useEffect, useRef, useState } from "react";
import { isRecruiting } from "#contract/team/openings.ts";
import { useTeam } from "#web/api/team.ts";
import { SignInLink } from "#web/shell/account/sign-in-link.tsx";
import { type Session, useSession } from "#web/shell/account/use-session.ts";
import { useSignInDialog } from "#web/shell/account/use-sign-in-dialog.tsx";
import { aboutPages, barSections, mostInBar, socialLinks } from "#web/shell/links/links.ts";
import { BarSectionLink } from "#web/shell/links/section-link.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { CurrentPath, TextLink } from "#web/ui/actions/text-link.tsx";
import { TeamMark } from "#web/ui/pictures/team-mark.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { AdminLink, SiteMenu } from "./site-menu.tsx";
import "./nav.css";

type NavProps = Session & {
  /** The page's address. */
  here: string;
  /** Signing in or out changes more than the bar, so the page is reloaded. */
  reloadsOnSessionChange?: boolean;
};

/** The navigation bar: two rows on wide screens, a logo and a menu button on narrow ones. */
export const Nav = ({ here, ...bar }: NavProps) => (
  <CurrentPath value={here}>
    <Bar {...bar} />
  </CurrentPath>
);

function Bar({ reloadsOnSessionChange = false, ...before }: Omit<NavProps, "here">) {
  const team = useTeam();
  const session = useSession(before);
  const isHome = use(CurrentPath).split("?")[0] === "/"; // elsewhere, "100 left" could be read as a stock level or a quota
  const countdown = isHome && team.home.countdown;
  const { place, expectChange } = useAccountFocus<HTMLLIElement>(session.isMember);
  const { signInTrigger, dialog } = useSignInDialog(expectChange);
  useReloadOnSessionChange(session.isMember, reloadsOnSessionChange);
  return (
    <header className="nav">
      <nav aria-label="Main">
        <TopRow {...session} countdown={countdown} />
        <div className="wrap nav__main">
          <TextLink className="nav__mark" href="/">
            <TeamMark variant="nav" title={`${team.name}, home`} />
          </TextLink>
          <ul>
            {barSections(team).map(({ id, name }) => (
              <li key={id}>
                <BarSectionLink className="nav-button" section={id}>
                  {name}
                </BarSectionLink>
              </li>
            ))}
          </ul>
          <div className="nav__end">
            <ul>
              {team.programme.isOn && (
                <li>
                  <TextLink className="nav-button points-link" href="/points">
                    {team.programme.name}
                  </TextLink>
                </li>
              )}
              <li ref={place}>
                {session.isMember ? (
                  <AccountMenu onSignedOut={expectChange} />
                ) : (
                  <SignInLink className="nav-button" signInTrigger={signInTrigger} />
                )}
              </li>
              {isRecruiting(team) && (
                <li>
                  <TextLink className={buttonClass({ small: true })} href="/apply">
                    Apply
                  </TextLink>
                </li>
              )}
            </ul>
            {countdown && <Countdown word={countdown} />}
            <SiteMenu signInTrigger={signInTrigger} {...session} />
          </div>
        </div>
      </nav>
      <ProgressLine />
      {dialog}
    </header>
  );
}

function TopRow({ isMember, isAdmin, countdown }: Session & { countdown: string | false }) {
  const team = useTeam();
  return (
    <div className="wrap nav__top">
      {team.socials.length > 0 && (
        <ul aria-label="Social links">
          {socialLinks(team)
            .slice(0, mostInBar)
            .map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
        </ul>
      )}
      <ul>
        {aboutPages(team).map(({ href, name }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
        {countdown && (
          <li aria-hidden="true">
            <Countdown word={countdown} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** The reading position, counted down. CSS ties it to the scroll position, without a script. */
const Countdown = ({ word }: { word: string }) => (
  <span className="countdown" aria-hidden="true">
    <span /> {word}
  </span>
);

const ProgressLine = () => (
  <div className="progress" aria-hidden="true">
    <i />
  </div>
);

/** Reloads a document whose text depends on whether its reader is a member, when that changes. */
function useReloadOnSessionChange(isMember: boolean, reloadsOnSessionChange: boolean) {
  const [before] = useState(isMember);
  useEffect(() => {
    if (reloadsOnSessionChange && isMember !== before) location.reload();
  }, [isMember, before, reloadsOnSessionChange]);
}

/**
 * Keeps the focus in the bar's account area. If signing in or out removes the focused control, focuses the one that replaces it.
 */
function useAccountFocus<E extends HTMLElement>(isMember: boolean) {
  const place = useRef<E>(null);
  const isExpected = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when isMember changes
  useEffect(() => {
    if (isExpected.current) place.current?.querySelector<HTMLElement>("a, button")?.focus();
    isExpected.current = false;
  }, [isMember]);

  return {
    place,
    expectChange: () => {
      isExpected.current = true;
    },
  };
}
