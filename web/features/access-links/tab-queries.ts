import { linkList, monitoringSessions } from "./access-links.queries.ts";

/** All that the tab asks for. */
export const tabQueries = () => [linkList(), monitoringSessions()];
