import type { Team } from "#contract/team.ts";
import { sectionPath } from "./section-places.ts";

/** Where people can write to the team. */
export const contactPath = (team: Team): string => sectionPath("contact", team) ?? `mailto:${team.contactEmail}`;
