/** Events of a page that opens over another, such as an article over a list. It's the one being viewed, until it's closed. */
export const pageOpened = "pageopened";
export const pageClosed = "pageclosed";
