/** Under this key the tab keeps what was being said while its page was left, for the next one to say. */
export const toastStorageKey = "toasts";
