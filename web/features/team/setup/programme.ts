/** Suggests what a team calls its points programme. */
export const programmeOf = (team: string): string => team && `${team.slice(0, 73)} Points`;

/** Suggests the text of the link to it. */
export const invitationTo = (programme: string): string => programme && `Earn ${programme.slice(0, 75)}`;
