/** What a member has typed and not sent is kept in this browser under their id, so that nobody else who signs in here reads it. */
const draftsOf = (memberId: string) => `draft:${memberId}:`;

/** Whose the drafts of staff are: an account's, or those of whoever came by a temporary link. */
export const staffWriter = ({ adminId, username }: { adminId: string | null; username: string }) =>
  `staff:${adminId ?? username}`;

export const draftKey = (memberId: string, form: string) => draftsOf(memberId) + form;

export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // blocked storage
  }
}

/** For whoever signs out of this browser, or leaves for good. */
export function forgetDrafts(memberId: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftsOf(memberId))) localStorage.removeItem(key);
  } catch {
    // blocked storage: nothing was kept
  }
}
