import { addressOn } from "#contract/team/platforms.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import "./subscription.css";

/** What a subscription costs and includes. It's sold on Discord, or by people who write to the team, never here. */
export function Subscription() {
  const team = useTeam();
  const { lead, plans, perks, callToAction } = team.subscription;
  return (
    <section className="sub cut" id="subscription" aria-labelledby="subscription-heading">
      <div className="wrap">
        <div className="sub__head">
          <h2 id="subscription-heading">Subscription</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="plans" data-reveal>
          {plans.map((plan) => (
            <PlanOffer key={plan.name} {...plan} />
          ))}
        </div>
        <ul className="perks" data-reveal>
          {perks.map((perk) => (
            <li key={perk.title}>
              <b>{perk.title}</b>
              {perk.text}
            </li>
          ))}
        </ul>
        <p className="sub__go">
          <a className={buttonClass({ variant: "dark" })} href={addressOn("discord", team) ?? "#contact"}>
            {callToAction}
          </a>
        </p>
      </div>
    </section>
  );
}

function PlanOffer({ name, badge, price, per, saving }: Team["subscription"]["plans"][number]) {
  return (
    <article className="plan">
      <h3>
        {name} {badge && <span className="plan-badge">{badge}</span>}
      </h3>
      <p className="numerals">{price}</p>
      <p className="period">{saving ? `${per}. ${saving}` : per}</p>
    </article>
  );
}
