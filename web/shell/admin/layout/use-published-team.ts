import { hashKey, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { teamApi } from "#contract/team/endpoints.ts";
import type { Team } from "#contract/team.ts";
import { query } from "#web/api/queries.ts";

const halfMinute = 30_000;

/** Keeps the team's facts in an open dashboard as they're published. */
export function usePublishedTeam() {
  const router = useRouter();
  const { data: team } = useQuery({
    ...query(teamApi.get),
    refetchInterval: halfMinute,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    const { context } = router.options;
    if (!team || isSame(team, context.team)) return;
    router.update({ context: { ...context, team: team as Team } }); // the app uses no other facts
    void router.invalidate();
  }, [router, team]);
}

/** Whatever the order of the facts, which the page and the call don't share. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);
