import type { ReactNode } from "react";
import { type Tier, tiersOf } from "#contract/team/sponsors.ts";
import { useTeam } from "#web/api/team.ts";
import { lettersOf } from "#web/ui/format/digits.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { SponsorLink, SponsorLogo } from "./sponsor-logo.tsx";
import "./all-sponsors.css";
import "#web/ui/styles/page-part.css";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";

/** Every sponsor by tier, and how to become one. `children` lead on from there. */
export function AllSponsors({ children }: { children: ReactNode }) {
  const { sponsors, home, assistant } = useTeam();
  return (
    <div className="page wrap">
      <header className="page-head">
        <h1 style={titleWidth(home.headings.sponsors)}>{home.headings.sponsors}</h1>
        <SectionLead>{home.leads.sponsors}</SectionLead>
      </header>
      {tiersOf(sponsors).map((tier, index) => (
        <TierPart key={tier.name} tier={tier} isHighest={index === 0} />
      ))}
      <section className="page-part" aria-labelledby="become-heading">
        <h2 id="become-heading">Become a sponsor</h2>
        <div>
          <p className="lead">{assistant.sponsorship}</p>
          <p className="all-sponsors__go">{children}</p>
        </div>
      </section>
    </div>
  );
}

function TierPart({ tier: { name, sponsors }, isHighest }: { tier: Tier; isHighest: boolean }) {
  const id = `tier-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
  return (
    <section className={name ? "page-part" : "page-part page-part--wide"} aria-labelledby={id}>
      <h2 id={id} className={name ? undefined : "visually-hidden"}>
        {name || "Sponsors"}
      </h2>
      <ul className={isHighest ? "sponsor-tier sponsor-tier--highest" : "sponsor-tier"} data-reveal>
        {sponsors.map((sponsor) => (
          <li key={sponsor.name}>
            <h3 style={lettersOf(sponsor.name)}>
              <SponsorLink sponsor={sponsor}>
                <SponsorLogo sponsor={sponsor} isNamed />
                {sponsor.logo && <span className="sponsor-tier__name">{withSoftHyphens(sponsor.name)}</span>}
              </SponsorLink>
            </h3>
            {sponsor.text && <p className="muted">{sponsor.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
