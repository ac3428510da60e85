/** What an article that opens over a list says of it: the page that is looked at is another one then. */
export const storyOpened = "storyopened";
export const storyClosed = "storyclosed";
