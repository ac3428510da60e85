import type { CSSProperties } from "react";
import type { RewardItem } from "#contract/points/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { scaleOf } from "./scale.ts";
import "./reward-progress.css";

/** The balance on its way up past the rewards. Decorative, because the list below says the same in words. */
export function RewardProgress({ points, items }: { points: number; items: RewardItem[] }) {
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
