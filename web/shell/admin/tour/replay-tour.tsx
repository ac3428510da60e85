import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reopenFirstSteps } from "#web/features/first-steps/dismissal.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { openLayer } from "#web/shell/admin/keys/layers.ts";
import { mayUse } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { replayTour } from "./tour-memory.ts";
import "./replay-tour.css";

/** A part of the Settings tab that replays the tour, lists the shortcuts, and brings back the first steps. */
export function ReplayTour() {
  const { data: staff } = useQuery(staffSession());
  return (
    <div className="replay">
      <button type="button" className="text-link" onClick={replayTour}>
        Replay the tour
      </button>
      <button type="button" className="text-link" aria-haspopup="dialog" onClick={() => openLayer("help")}>
        Keyboard shortcuts
      </button>
      {staff?.isAdmin && mayUse(staff, "server", "read") && (
        <Link className="text-link" to="/admin" onClick={() => reopenFirstSteps(staff.username)}>
          Show the first steps again
        </Link>
      )}
    </div>
  );
}
