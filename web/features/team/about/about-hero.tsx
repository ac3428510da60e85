import { pageSeeds } from "#contract/art/art.ts";
import { useTeam } from "#web/api/team.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./about-hero.css";

/** Why the team exists, and since when. */
export function AboutHero() {
  const team = useTeam();
  const [month, year] = formatMonth(team.founded).split(" ");
  return (
    <section className={team.about.story.length > 0 ? "origin" : "origin origin--open"}>
      <Terrain className="origin__land" preset="hero" seed={pageSeeds.origin} />
      <div className="wrap origin__inner">
        <h1 style={titleWidth(team.about.title)}>{team.about.title}</h1>
        <p className="lead">{team.about.lead}</p>
        <dl>
          <dt>
            Founded in {month}, in {team.location}
          </dt>
          <dd className="numerals">{year}</dd>
        </dl>
      </div>
    </section>
  );
}
