/** The page one is on, to come back to. Without what stands after the hash sign, which may be the token of a mailed link. */
export const currentPath = () => location.pathname + location.search;
