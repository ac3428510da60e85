import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import { keepUnsent, unsentValue } from "#web/ui/forms/unsaved/unsaved.ts";

const outcomes = ["approved", "rejected"] as const;

/** Returns the key under which this tab keeps the unsent notes of a decision. */
export const decisionDraft = (id: string, status: ReviewRequest["status"]) => `${status} ${id}`;

/** Returns the key for unsaved internal notes. */
export const internalDraft = (id: string) => `internal ${id}`;

/** Returns unsent notes to the applicant. */
export const unsentNotes = (id: string) =>
  outcomes.map((status) => unsentValue(decisionDraft(id, status), "reviewNotes")).find(Boolean);

/** Forgets the notes of a deleted application. */
export function forgetNotes(id: string) {
  for (const draft of [...outcomes.map((status) => decisionDraft(id, status)), internalDraft(id)])
    keepUnsent(draft, "");
}
