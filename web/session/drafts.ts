/** What a member has typed and not sent is kept in this browser under their id, so that nobody else who signs in here reads it. */
const draftsOf = (memberId: string) => `draft:${memberId}:`;

/** The owner of staff's drafts: an account, or a guest of a temporary link. */
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

/** When a member signs out of this browser, or deletes their account. */
export function forgetDrafts(memberId: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftsOf(memberId))) localStorage.removeItem(key);
  } catch {
    // blocked storage: nothing was kept
  }
}
