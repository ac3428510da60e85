import type { Calls } from "#contract/endpoint.ts";
import { Team } from "#contract/team.ts";

/** The facts that pages of the app use, which are also in the page: see `entry-server.tsx`. */
export const TeamOfApp = Team.omit({ legal: true, hero: true, sections: true }).extend({
  about: Team.shape.about.pick({ leadership: true }),
});

export const teamCalls = {
  get: {
    access: "public",
    summary: "The team’s published facts, without those that only some pages show",
    response: TeamOfApp,
  },
} satisfies Calls;
