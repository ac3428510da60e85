import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import { keepUnsent, unsentValue } from "#web/ui/forms/unsaved/unsaved.ts";

const outcomes = ["approved", "rejected"] as const;

/** The key under which the tab keeps the notes of a decision that wasn't sent. */
export const decisionDraft = (id: string, status: ReviewRequest["status"]) => `${status} ${id}`;

/** The key for internal notes that weren't saved. */
export const internalDraft = (id: string) => `internal ${id}`;

/** Notes to the applicant that were typed and not sent. */
export const unsentNotes = (id: string) =>
  outcomes.map((status) => unsentValue(decisionDraft(id, status), "reviewNotes")).find(Boolean);

/** Forgets the notes of an application that is gone. */
export function forgetNotes(id: string) {
  for (const draft of [...outcomes.map((status) => decisionDraft(id, status)), internalDraft(id)])
    keepUnsent(draft, "");
}
