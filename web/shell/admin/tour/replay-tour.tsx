import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { putAway, useIsPutAway } from "#web/features/first-steps/put-away.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";
import { replayTour } from "./tour-memory.ts";
import "./replay-tour.css";

/** For the Settings tab: the tour once more, from its first step, and the first steps where somebody put them away. */
export function ReplayTour() {
  const { data: staff } = useQuery(staffCheck());
  const username = staff?.isAdmin ? staff.username : "";
  const isPutAway = useIsPutAway(username);
  return (
    <div className="replay">
      <button type="button" className="text-link" onClick={replayTour}>
        Replay the tour
      </button>
      {isPutAway && (
        <Link className="text-link" to="/admin" onClick={() => putAway(username, false)}>
          Show the first steps again
        </Link>
      )}
    </div>
  );
}
