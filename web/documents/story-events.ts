/** Events of an article that opens over a list, because another page is then being viewed. */
export const storyOpened = "storyopened";
export const storyClosed = "storyclosed";
