/** The storage key for whether the visitor wants to hear changes of the counts: `on` or `off`. */
export const soundKey = "social-sound";
