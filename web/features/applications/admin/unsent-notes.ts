import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import { clearUnsent, unsentValue } from "#web/ui/forms/unsaved.ts";

const outcomes = ["approved", "rejected"] as const;

/** Returns the key under which this tab keeps the unsent notes of a decision. */
export const decisionDraftKey = (id: string, status: ReviewRequest["status"]) => `${status} ${id}`;

/** Returns the key for unsaved internal notes. */
export const internalDraftKey = (id: string) => `internal ${id}`;

/** Returns unsent notes to the applicant. */
export const unsentNotes = (id: string) =>
  outcomes.map((status) => unsentValue(decisionDraftKey(id, status), "reviewNotes")).find(Boolean);

/** Forgets the notes of a deleted application. */
export function forgetNotes(id: string) {
  for (const draftKey of [...outcomes.map((status) => decisionDraftKey(id, status)), internalDraftKey(id)])
    clearUnsent(draftKey);
}
