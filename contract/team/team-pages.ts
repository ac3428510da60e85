import type { Team } from "#contract/team.ts";

export type TeamPage = "/about" | "/management" | "/sponsors";

/** The pages about the team. One without content vanishes with all that leads to it. */
export function teamPages({ management: { chiefs, heads }, sponsors }: Team): TeamPage[] {
  const hasContent: Record<TeamPage, boolean> = {
    "/about": true,
    "/management": chiefs.length + heads.length > 0,
    "/sponsors": sponsors.length > 0,
  };
  return (Object.keys(hasContent) as TeamPage[]).filter((page) => hasContent[page]);
}
