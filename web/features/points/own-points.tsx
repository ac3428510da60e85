import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PointsSummary, Redemption } from "#contract/points/schemas.ts";
import { Moment } from "#web/design/moment.tsx";
import { Failed, Loading, Skeleton } from "#web/design/states.tsx";
import { formatNumber } from "#web/figures.ts";
import { team } from "#web/team.ts";
import { digitsOf } from "./digits.ts";
import { ownPoints } from "./points.queries.ts";
import { RedemptionBadge } from "./redemption-badge.tsx";
import "./own-points.css";

/** The balance in short, and what became of the newest redemption. */
export const OwnPoints = () => (
  <section className="purse wrap" aria-labelledby="purse-heading">
    <h2 id="purse-heading">{team.programme.name}</h2>
    <Purse own={useQuery(ownPoints())} />
  </section>
);

function Purse({ own }: { own: UseQueryResult<PointsSummary> }) {
  if (own.isPending)
    return (
      <Loading what="your points">
        <Skeleton style={{ height: "clamp(8rem, 14vw, 14rem)" }} />
      </Loading>
    );
  if (!own.data)
    return (
      <Failed title="Your points did not load" onRetry={() => own.refetch()}>
        Please check your connection and try again.
      </Failed>
    );
  const { points, redemptions } = own.data;
  const balance = formatNumber(points);
  return (
    <div className="purse__in">
      <p>
        <b className="num" style={digitsOf(balance)}>
          {balance}
        </b>{" "}
        <span>available {points === 1 ? "point" : "points"}</span>
      </p>
      <Newest redemption={redemptions[0]} />
    </div>
  );
}

const Newest = ({ redemption }: { redemption: Redemption | undefined }) => (
  <div className="purse__newest">
    {redemption ? (
      <>
        <h3>{redemption.item.name}</h3>
        <RedemptionBadge status={redemption.status} />
        <p className="mute">
          Redeemed for {formatNumber(redemption.pointsSpent)} points, <Moment at={redemption.createdAt} isDay />
        </p>
      </>
    ) : (
      <>
        <h3>Nothing redeemed yet</h3>
        <p className="mute">Rewards arrive in Discord.</p>
      </>
    )}
    <Link className="line" to="/points">
      Points and rewards
    </Link>
  </div>
);
