import { pointsName } from "#contract/team/points-words.ts";
import { earnedBy } from "#contract/team/ways-to-earn.ts";
import { useTeam } from "#web/api/team.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "./ways-to-earn.css";

/** What members can earn points for, the largest award first. */
export function WaysToEarn() {
  const team = useTeam();
  const { awards } = team.programme;
  const ways = earnedBy(team);
  if (!ways && awards.length === 0) return null;
  const dearestFirst = awards.toSorted((one, other) => other.amount - one.amount);
  return (
    <section className="ways-to-earn" aria-labelledby="ways-to-earn-heading">
      <div>
        <h2 id="ways-to-earn-heading">How {pointsName(team)} are earned</h2>
        <p className="muted">
          {ways && `B${ways.slice(1)}. `}Staff award {pointsName(team)}, and every award appears in your history.
        </p>
      </div>
      {dearestFirst.length > 0 && (
        <dl>
          {dearestFirst.map(({ description, amount }) => (
            <div key={description}>
              <dt>{description}</dt>
              <dd className="numerals">+{formatNumber(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
