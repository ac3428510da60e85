import { tiersOf } from "#contract/team/sponsors.ts";
import { useTeam } from "#web/api/team.ts";
import { SponsorLink, SponsorLogo } from "./sponsor-logo.tsx";
import "./sponsor-strip.css";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";

/** The others are on the sponsors' page. */
const most = 12;
/** More large logos wouldn't leave room for the others. */
const mostLarge = 4;

/** The sponsors' logos, those of the highest tier large. */
export function SponsorStrip() {
  const { sponsors, home } = useTeam();
  const [highest, ...lower] = tiersOf(sponsors);
  const large = lower.length > 0 && highest && highest.sponsors.length <= mostLarge ? highest.sponsors : [];
  const shown = [highest, ...lower].flatMap((tier) => tier?.sponsors ?? []).slice(0, most);
  return (
    <section className="sponsors" id="sponsors" aria-labelledby="sponsors-heading">
      <div className="wrap">
        <div>
          <h2 id="sponsors-heading">{home.headings.sponsors}</h2>
          <SectionLead>{home.leads.sponsors}</SectionLead>
          <a className="text-link sponsors__all" href="/sponsors">
            {sponsors.length > most ? `All ${sponsors.length} sponsors` : "About our sponsors"}
          </a>
        </div>
        <ul className={shown.length > 3 ? "sponsors__logos" : "sponsors__logos sponsors__logos--few"} data-reveal>
          {shown.map((sponsor) => (
            <li key={sponsor.name} className={large.includes(sponsor) ? "is-large" : undefined}>
              <SponsorLink sponsor={sponsor}>
                <SponsorLogo sponsor={sponsor} />
              </SponsorLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
