import { useTeam } from "#web/api/team.ts";
import { TeamMark } from "#web/ui/pictures/team-mark.tsx";
import { footerSections, socialLinks } from "./links/links.ts";
import { SectionLink } from "./links/section-link.tsx";
import "./footer.css";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";

/** Footer links stop a section a little higher than those of the bar. */
const offsetPx = 80;
const demonstration = "Demo content: every player, result, price and count on this page is invented.";

export function Footer() {
  const team = useTeam();
  return (
    <footer className="footer" id="footer">
      <div className="wrap footer__inner">
        <div>
          <h2>{team.name}</h2>
          <p className="muted">
            {team.location}. Founded {formatMonth(team.founded)}.
          </p>
          <p>
            <a href={`mailto:${team.contactEmail}`}>{team.contactEmail}</a>
          </p>
          <ul className="footer__legal">
            <li>
              <TextLink href="/privacy">Privacy</TextLink>
            </li>
            <li>
              <TextLink href="/terms">Terms</TextLink>
            </li>
          </ul>
          <small>{[team.isDemonstration && demonstration, team.disclaimer].filter(Boolean).join(" ")}</small>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick links</h2>
          <ul>
            {footerSections(team).map(({ id, name }) => (
              <li key={id}>
                <SectionLink section={id} offsetPx={offsetPx}>
                  {name}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {team.socials.length > 0 && (
          <nav aria-label="Social">
            <h2>Follow</h2>
            <ul>
              {socialLinks(team).map(({ name, href }) => (
                <li key={name}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={team.logo ? "footer__mark wrap" : "footer__mark"} aria-hidden="true">
        <TeamMark variant="foot" />
      </div>
    </footer>
  );
}
