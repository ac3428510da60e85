/** The sessionStorage key for a message that was typed and not sent. It belongs to no account. */
export const contactDraftKey = "draft:visitor:contact";
