import { useQuery } from "@tanstack/react-query";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { query } from "#web/api/queries.ts";
import { useTeam } from "#web/api/team.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { DraftFacts } from "./use-draft-facts.ts";

/** What members and staff will no longer see, once the draft that switches points off is published. */
export function PointsHeld({ draft }: { draft: Pick<DraftFacts, "factOf"> }) {
  const team = useTeam();
  const isEnding = team.programme.isOn && draft.factOf("programme.isOn") === false;
  const { data: held } = useQuery({ ...query(pointsAdminApi.held), enabled: isEnding });
  if (!isEnding || !held) return null;
  const { memberCount, pendingCount } = held;
  const have = memberCount === 1 ? "1 member has" : `${formatNumber(memberCount)} members have`;
  const wait = pendingCount === 1 ? "1 redemption is" : `${formatNumber(pendingCount)} redemptions are`;
  return (
    <p className="hint" role="status">
      {have} {pointsName(team)}, and {wait} pending. Once this is published, neither members nor staff see them. They’re
      kept: the privacy notice says so, and members still find them in their data download.
    </p>
  );
}
