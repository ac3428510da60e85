import "./pill.css";

type PillProps = { count: number; meaning: string; tone: "info" | "alert" };

/** How many of something wait beside its name. None are not worth a mark. */
export const Pill = ({ count, meaning, tone }: PillProps) =>
  count > 0 && (
    <span className={`pill pill--${tone}`}>
      {count}
      <span className="vh"> {meaning}</span>
    </span>
  );
