import "./dashboard-head.css";

/** Whose dashboard it is. */
export const DashboardHead = ({ name }: { name: string }) => (
  <div className="page-head greeting">
    <h1>Hello, {name}</h1>
  </div>
);
