/**
 * Returns the current path and query, to come back to later. Leaves out the hash, which may hold the token of an emailed link.
 */
export const currentPath = () => location.pathname + location.search;
