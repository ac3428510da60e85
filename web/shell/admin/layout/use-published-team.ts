import { hashKey, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { lettersOf } from "#contract/art/letters.ts";
import { learnLetters } from "#contract/art/ramp.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import { type Brand, paletteStyle } from "#contract/team/palette.ts";
import type { Team } from "#contract/team.ts";
import { query } from "#web/api/queries.ts";
import { lookInPage } from "#web/api/team.ts";
import { lookId } from "#web/router/element-ids.ts";

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
    learnLetters(lettersOf(team.wordmark));
    wear(team.brand);
    router.update({ context: { ...context, team: team as Team } }); // the app uses no other facts
    void router.invalidate();
  }, [router, team]);
}

/** Puts the colours in place of those that the page came with. */
function wear(brand: Brand) {
  const look = document.getElementById(lookId);
  if (look) look.textContent = lookInPage().replace(/^:root\{[^}]*\}/, paletteStyle(brand));
}

/** Whatever the order of the facts, which the page and the call don't share. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);
