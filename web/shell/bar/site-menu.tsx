import { Menu, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { isRecruiting } from "#contract/team/openings.ts";
import { useTeam } from "#web/api/team.ts";
import { SignInLink } from "#web/shell/account/sign-in-link.tsx";
import { SignOutButton } from "#web/shell/account/sign-out-button.tsx";
import type { SignInTrigger } from "#web/shell/account/use-sign-in-dialog.tsx";
import { aboutPages, barSections, memberPages, socialLinks } from "#web/shell/links/links.ts";
import { BarSectionLink } from "#web/shell/links/section-link.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import "./site-menu.css";

const id = "site-menu";
/** Browsers with the Command API open and close the menu by themselves, even before scripts load. */
const command = (name: "show-modal" | "close") => ({ command: name, commandfor: id });
const insteadOfCommand = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** The bar's links as a sheet, for narrow screens. */
export function SiteMenu(links: MenuLinksProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  const closeOnLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest("a") && close();

  useEffect(() => {
    const desk = matchMedia("(width >= 72em)");
    const closeOnDesk = () => sheet.current?.close();
    desk.addEventListener("change", closeOnDesk);
    return () => desk.removeEventListener("change", closeOnDesk);
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: "secondary", small: true })} nav__menu`}
        aria-haspopup="dialog"
        {...command("show-modal")}
        onClick={insteadOfCommand(() => sheet.current?.showModal())}
      >
        Menu <Menu className="icon" />
      </button>
      {/* Closes before a link inside acts, so that the focus stays where the link moves it. May be open before hydration. */}
      <dialog
        className="site-menu"
        id={id}
        aria-label="Menu"
        ref={sheet}
        onClickCapture={closeOnLink}
        suppressHydrationWarning
      >
        <button
          type="button"
          className={`${buttonClass({ variant: "secondary", small: true })} site-menu__close`}
          {...command("close")}
          onClick={insteadOfCommand(close)}
        >
          Close <X className="icon" />
        </button>
        <MenuLinks {...links} onLeave={close} />
      </dialog>
    </>
  );
}

type MenuLinksProps = { isMember: boolean; isAdmin: boolean; signInTrigger: SignInTrigger };

/** All links of the bar, sized for touch. */
function MenuLinks({ isMember, isAdmin, signInTrigger, onLeave }: MenuLinksProps & { onLeave: () => void }) {
  const team = useTeam();
  return (
    <>
      <ul className="site-menu__big">
        {barSections(team).map(({ id, name }) => (
          <li key={id}>
            <BarSectionLink section={id}>{name}</BarSectionLink>
          </li>
        ))}
        {team.programme.isOn && (
          <li>
            <TextLink className="points-link" href="/points">
              {team.programme.name}
            </TextLink>
          </li>
        )}
      </ul>
      <ul className="site-menu__small">
        {isMember &&
          memberPages(team)
            .filter(({ href }) => href !== "/points")
            .map(({ href, name }) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
        {aboutPages(team).map(({ href, name }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
        <AdminLink isMember={isMember} isAdmin={isAdmin} />
      </ul>
      <div className="site-menu__go">
        {isMember ? (
          <SignOutButton className={buttonClass({ variant: "secondary" })} onSettled={onLeave} />
        ) : (
          <SignInLink className={buttonClass({ variant: "light" })} signInTrigger={signInTrigger} />
        )}
        {isRecruiting(team) && (
          <TextLink className={buttonClass()} href="/apply">
            Apply
          </TextLink>
        )}
      </div>
      {team.socials.length > 0 && (
        <ul className="site-menu__small">
          {socialLinks(team).map(({ name, href }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The link to the admin area: the panel for staff, the sign-in page for visitors. */
export function AdminLink({ isMember, isAdmin }: { isMember: boolean; isAdmin: boolean }) {
  if (isMember && !isAdmin) return null;
  return (
    <li>{isAdmin ? <TextLink href="/admin">Admin Panel</TextLink> : <TextLink href="/admin-login">Admin</TextLink>}</li>
  );
}
