import { Link } from "@tanstack/react-router";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";

/** The 404 page of the dashboard, inside its frame. */
export const NoSuchTab = () => (
  <>
    <DashboardTabHead name="Page not found" />
    <p>
      The dashboard has no page at this address. <Link to="/admin">Go to your first tab</Link> or choose another.
    </p>
  </>
);
