/** Events of an article that opens over a list, because another page is then being viewed. */
export const articleOpened = "articleopened";
export const articleClosed = "articleclosed";
