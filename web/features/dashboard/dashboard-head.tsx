import "./dashboard-head.css";

const longName = 24;

/** Whose dashboard it is. */
export const DashboardHead = ({ name }: { name: string }) => (
  <div className="page-head greeting">
    <h1 className={name.length > longName ? "is-long" : undefined}>Hello, {name}</h1>
  </div>
);
