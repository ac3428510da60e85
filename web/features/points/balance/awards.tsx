import { quickAwards } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "./awards.css";

const dearestFirst = quickAwards.toSorted((one, other) => other.amount - one.amount);

/** What members can earn points for. */
export const Awards = () => (
  <section className="awards" aria-labelledby="awards-heading">
    <div>
      <h2 id="awards-heading">How points are earned</h2>
      <p className="muted">
        By playing, helping and turning up. Staff award them, and each award shows in your history.
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
