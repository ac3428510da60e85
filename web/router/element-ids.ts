/** The id of the element that holds the data a page was rendered from. */
export const dehydratedId = "page-data";
/** The id of the element that holds the team's facts. */
export const teamId = "team-facts";
/** The id of the style element that holds the team's colours. */
export const lookId = "look";
