import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PointsSummary, Redemption } from "#contract/points/schemas.ts";
import { RedemptionBadge } from "#web/features/points/history/redemption-badge.tsx";
import { ownPoints } from "#web/features/points/points.queries.ts";
import { team } from "#web/team.ts";
import { Failed, Loading, Skeleton } from "#web/ui/feedback/states.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { Moment } from "#web/ui/marks/local-time.tsx";
import { digitsOf } from "./digits.ts";
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
