/** A viewer counts as live for so long after their last sign of life. */
export const viewerSeconds = 45;
/** A page that is looked at gives one so often. */
export const beaconSeconds = 20;
/** The figures of those who are live are read anew so often. */
export const viewersReadSeconds = 10;

/** How the address of a page is written, without what follows it. As text, so that a page can look at one without zod. */
export const pagePattern = "^/[\\w/.~%-]{0,199}$";
