import "./dashboard-head.css";

const longName = 24;

/** The dashboard's greeting. */
export const DashboardHead = ({ name }: { name: string }) => (
  <div className="page-head greeting">
    <h1 className={name.length > longName ? "is-long" : undefined}>Hello, {name}</h1>
  </div>
);
