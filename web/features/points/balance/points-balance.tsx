import type { UseQueryResult } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import type { PointsSummary, RewardItem } from "#contract/points/schemas.ts";
import { pointsWord } from "#contract/team/points-word.ts";
import { inPoints, pointsName } from "#contract/team/points-words.ts";
import { useTeam } from "#web/api/team.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { digitsOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { scaleOf } from "./scale.ts";
import "./points-balance.css";

type PointsBalanceProps = { summary: UseQueryResult<PointsSummary>; items: RewardItem[] };

/** The member's balance, in figures and as a climb towards the rewards. */
export const PointsBalance = ({ summary, items }: PointsBalanceProps) => (
  <div className="standing">
    <LoadedBalance summary={summary} items={items} />
  </div>
);

function LoadedBalance({ summary, items }: PointsBalanceProps) {
  const team = useTeam();
  const failed = { error: summary.error, onRetry: () => void summary.refetch() };
  if (summary.data)
    return (
      <>
        <Balance {...summary.data} />
        <BalanceChange points={summary.data.points} />
        {summary.isRefetchError && <ErrorState title={`Your ${pointsName(team)} may be out of date`} {...failed} />}
        <RewardProgress points={summary.data.points} items={items} />
      </>
    );
  if (!summary.isPending) return <ErrorState title={`Your ${pointsName(team)} didn’t load`} {...failed} />;
  return (
    <Loading contentName={`your ${pointsName(team)}`} className="standing__skel">
      <Skeleton style={{ height: "clamp(8rem, 24vw, 20rem)" }} />
      <Skeleton style={{ height: "clamp(90px, 11vw, 170px)", marginTop: 68 }} />
    </Loading>
  );
}

/** Announces a changed balance to screen readers, once and politely. */
function BalanceChange({ points }: { points: number }) {
  const team = useTeam();
  const [known, know] = useState({ points, hasChanged: false });
  if (known.points !== points) know({ points, hasChanged: true });
  return (
    <p className="visually-hidden" role="status">
      {known.hasChanged && `You have ${inPoints(points, team)} now.`}
    </p>
  );
}

/** The member's points, and how often they earned and redeemed. */
const Balance = ({ points, earnedCount, redemptionCount }: PointsSummary) => (
  <dl className="balance">
    <Figure name={`Available ${pointsWord(points, useTeam())}`} value={points} />
    <Figure name={earnedCount === 1 ? "Earned transaction" : "Earned transactions"} value={earnedCount} />
    <Figure name={redemptionCount === 1 ? "Redemption" : "Redemptions"} value={redemptionCount} />
  </dl>
);

function Figure({ name, value }: { name: string; value: number }) {
  const figure = formatNumber(value);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numerals" style={digitsOf(figure)}>
        {figure}
      </dd>
    </div>
  );
}

/** The balance on its way up past the rewards. Decorative, because the list below says the same in words. */
function RewardProgress({ points, items }: { points: number; items: RewardItem[] }) {
  const scale = scaleOf(items, points);
  if (!scale) return null;
  return (
    <div className="reward-progress" aria-hidden="true" style={at(scale.you)}>
      <p className={scale.you > 50 ? "reward-progress__you reward-progress__you--before" : "reward-progress__you"}>
        You, {formatNumber(points)}
      </p>
      <div className="reward-progress__wedge" />
      <ol>
        {scale.marks.map(({ id, name, price, place, room, isLabelled, isLast }) => (
          <li
            key={id}
            className={markClass(isLabelled, isLast)}
            style={{ ...at(place), ...custom({ "--room": room }) }}
          >
            <b>{formatNumber(price)}</b>
            <i>{name}</i>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** React's types have no custom properties. */
const custom = (properties: Record<`--${string}`, string | number>) => properties as CSSProperties;

const at = (place: number) => custom({ "--x": `${place.toFixed(2)}%` });

const markClass = (isLabelled: { wide: boolean; narrow: boolean }, isLast: boolean) =>
  [isLabelled.wide && "is-labelled", isLabelled.narrow && "is-labelled-narrow", isLast && "is-last"]
    .filter(Boolean)
    .join(" ");
