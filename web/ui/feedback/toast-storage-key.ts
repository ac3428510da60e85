/** The sessionStorage key for toasts that were showing when a page was left, so that the next page can show them. */
export const toastStorageKey = "toasts";
