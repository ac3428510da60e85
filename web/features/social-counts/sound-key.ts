/** Under this key the browser remembers whether the visitor wants to hear changes of the counts: `on` or `off`. */
export const soundKey = "social-sound";
