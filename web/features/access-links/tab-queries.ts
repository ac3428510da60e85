import { linkList, monitoringSessions } from "./access-links.queries.ts";

/** All that the tab asks for. */
export const whatIsShown = () => [linkList(), monitoringSessions()];
