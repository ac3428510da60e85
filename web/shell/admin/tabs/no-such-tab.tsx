import { Link } from "@tanstack/react-router";

/** An address of the dashboard with nothing at it. The tabs around it still work. */
export const NoSuchTab = () => (
  <>
    <div className="tab-head">
      <h2>Page not found</h2>
    </div>
    <p>
      The dashboard has no page at this address. <Link to="/admin">Go to your first tab</Link> or pick one above.
    </p>
  </>
);
