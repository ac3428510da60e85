import "./count-badge.css";

type PillProps = {
  count: number;
  /** There are more than were counted. */
  isMore?: boolean;
  meaning: string;
  tone: "info" | "alert";
};

/** How many of something wait beside its name. None are not worth a mark. */
export const Pill = ({ count, isMore, meaning, tone }: PillProps) =>
  count > 0 && (
    <span className={`pill pill--${tone}`}>
      {count}
      {isMore && "+"}
      <span className="vh"> {meaning}</span>
    </span>
  );
