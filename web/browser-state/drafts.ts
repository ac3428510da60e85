import type { QueryClient } from "@tanstack/react-query";
import { forgetUnsent } from "#web/ui/forms/unsaved.ts";

/** Drafts are stored under the member's id, so that nobody else who signs in on this browser can read them. */
const draftsOf = (memberId: string) => `draft:${memberId}:`;

/** Returns the owner of staff's drafts: an account, or the guest of a temporary link. */
export const staffWriter = ({ adminId, username }: { adminId: string | null; username: string }) =>
  `staff:${adminId ?? username}`;

export const draftKey = (memberId: string, form: string) => draftsOf(memberId) + form;

export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage is blocked
  }
}

/** Deletes a member's drafts when they sign out or delete their account. */
export function forgetDrafts(memberId: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftsOf(memberId))) localStorage.removeItem(key);
  } catch {
    // storage is blocked, so there are none
  }
}

/** Forgets everything typed in this tab, including sent forms, which the mutation cache keeps along with their passwords. */
export function forgetUnsaved(queryClient: QueryClient) {
  forgetUnsent();
  queryClient.getMutationCache().clear();
}
