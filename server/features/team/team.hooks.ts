import type { FastifyInstance } from "fastify";
import type { Team } from "#contract/team.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The team's facts as they are published now. Read it where it's used, because they change while the site runs. */
    readonly team: Team;
  }
}

/** Gives the app the team's facts. */
export function followTeam(app: FastifyInstance, configured: Team) {
  app.decorate("team", { getter: () => configured });
}
