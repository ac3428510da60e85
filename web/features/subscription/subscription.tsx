import { formatMoney } from "#contract/money.ts";
import { contactPath } from "#contract/team/contact-path.ts";
import type { Plan } from "#contract/team/offers.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { digitsOf } from "#web/ui/format/digits.ts";
import "./subscription.css";

/** What a subscription costs and includes. It's sold on Discord, or by people who write to the team, never here. */
export function Subscription() {
  const team = useTeam();
  const { lead, plans, perks, callToAction } = team.subscription;
  const offers = plans.map((plan) => ({ ...plan, price: formatMoney(plan.amount, team) }));
  return (
    <section className="sub cut" id="subscription" aria-labelledby="subscription-heading">
      <div className="wrap">
        <div className="sub__head">
          <h2 id="subscription-heading">{team.home.headings.subscription}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={`plans plans--${plans.length}`} style={digitsOf(longestOf(offers))} data-reveal>
          {offers.map((offer) => (
            <PlanOffer key={offer.name} {...offer} />
          ))}
        </div>
        {perks.length > 0 && (
          <ul className="perks" data-reveal>
            {perks.map((perk) => (
              <li key={perk.title}>
                <b>{perk.title}</b>
                {perk.text}
              </li>
            ))}
          </ul>
        )}
        <p className="sub__go">
          <a className={buttonClass({ variant: "dark" })} href={addressOn("discord", team) ?? contactPath(team)}>
            {callToAction}
          </a>
        </p>
      </div>
    </section>
  );
}

type Offer = Plan & { price: string };

/** All prices have the size at which the longest fits. */
const longestOf = (offers: Offer[]) =>
  offers.reduce((longest, { price }) => (price.length > longest.length ? price : longest), "");

const PlanOffer = ({ name, badge, price, period, saving }: Offer) => (
  <article className="plan">
    <h3>
      {name} {badge && <span className="plan-badge">{badge}</span>}
    </h3>
    <p className="numerals">{price}</p>
    <p className="period">{saving ? `${period}. ${saving}` : period}</p>
  </article>
);
