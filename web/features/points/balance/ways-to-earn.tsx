import { quickAwards } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "./ways-to-earn.css";

const dearestFirst = quickAwards.toSorted((one, other) => other.amount - one.amount);

/** What members can earn points for. */
export const WaysToEarn = () => (
  <section className="ways-to-earn" aria-labelledby="ways-to-earn-heading">
    <div>
      <h2 id="ways-to-earn-heading">How points are earned</h2>
      <p className="muted">
        By playing, helping and turning up. Staff award points, and every award appears in your history.
      </p>
    </div>
    <dl>
      {dearestFirst.map(({ description, amount }) => (
        <div key={description}>
          <dt>{description}</dt>
          <dd className="numerals">+{formatNumber(amount)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
