import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Team } from "#contract/team.ts";
import { Home } from "./home.ts";
import { Legal } from "./legal.ts";
import { Sponsor } from "./sponsors.ts";

/** The facts that a browser gets, by the call as in the page: see `entry-server.tsx`. */
export const TeamOfApp = Team.omit({ hero: true }).extend({
  legal: Legal.pick({ minimumAge: true }),
  home: Home.omit({ labels: true }).extend({ leads: Home.shape.leads.pick({ social: true }) }),
  sponsors: z.array(Sponsor.pick({ name: true })),
  about: Team.shape.about.pick({ leadership: true }),
});

export const teamCalls = {
  get: {
    access: "public",
    summary: "The team’s published facts, without those that only some pages show",
    response: TeamOfApp,
  },
} satisfies Calls;
