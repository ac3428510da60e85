import { formatNumber } from "#web/ui/format/numbers.ts";
import "./count-badge.css";

type CountBadgeProps = {
  count: number;
  /** There are more than were counted. */
  isMore?: boolean;
  meaning: string;
  tone: "info" | "alert";
};

/** How many of something are waiting, shown beside its name. Renders nothing for zero. */
export const CountBadge = ({ count, isMore, meaning, tone }: CountBadgeProps) =>
  count > 0 && (
    <span className={`count-badge count-badge--${tone}`}>
      {formatNumber(count)}
      {isMore && "+"}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
