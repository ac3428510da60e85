import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PointsSummary, Redemption } from "#contract/points/schemas.ts";
import { pointsWord } from "#contract/team/points-word.ts";
import { inPoints, pointsName, pointsTitle } from "#contract/team/points-words.ts";
import { timedDeliveryOf } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { RedemptionBadge } from "#web/features/points/history/redemption-badge.tsx";
import { ownPoints } from "#web/features/points/points.queries.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { digitsOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import "./own-points.css";

/** The balance in brief, and the state of the newest redemption. */
export const OwnPoints = () => (
  <section className="own-points wrap" aria-labelledby="purse-heading">
    <h2 id="purse-heading">{useTeam().programme.name}</h2>
    <Purse own={useQuery(ownPoints())} />
  </section>
);

function Purse({ own }: { own: UseQueryResult<PointsSummary> }) {
  const team = useTeam();
  if (own.isPending)
    return (
      <Loading contentName={`your ${pointsName(team)}`}>
        <Skeleton style={{ height: "clamp(8rem, 14vw, 14rem)" }} />
      </Loading>
    );
  if (!own.data)
    return (
      <ErrorState title={`Your ${pointsName(team)} didn’t load`} error={own.error} onRetry={() => own.refetch()} />
    );
  const { points, redemptions } = own.data;
  const balance = formatNumber(points);
  return (
    <div className="own-points__inner">
      <p>
        <b className="numerals" style={digitsOf(balance)}>
          {balance}
        </b>{" "}
        <span>Available {pointsWord(points, team)}</span>
      </p>
      <Newest redemption={redemptions[0]} />
    </div>
  );
}

function Newest({ redemption }: { redemption: Redemption | undefined }) {
  const team = useTeam();
  return (
    <div className="own-points__newest">
      {redemption ? (
        <>
          <p className="muted">Latest reward</p>
          <h3>{redemption.item.name}</h3>
          <RedemptionBadge status={redemption.status} />
          <p className="muted">
            Redeemed for {inPoints(redemption.pointsSpent, team)}, <LocalTime at={redemption.createdAt} isDay />
          </p>
        </>
      ) : (
        <>
          <h3>Nothing redeemed yet</h3>
          <p className="muted">Rewards arrive {timedDeliveryOf(team)}.</p>
        </>
      )}
      <Link className="text-link" to="/points">
        {pointsTitle(team)} and rewards
      </Link>
    </div>
  );
}
