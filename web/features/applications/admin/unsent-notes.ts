import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { clearUnsent, offerValues, unsentValue } from "#web/ui/forms/unsaved.ts";

const outcomes = ["approved", "rejected"] as const;

/** Returns the key under which this tab keeps the unsent notes of a decision. */
export const decisionDraftKey = (id: string, status: ReviewRequest["status"]) => `${status} ${id}`;

/** Returns the key for unsaved internal notes. */
export const internalDraftKey = (id: string) => `internal ${id}`;

/** Puts internal notes that aren't saved yet into the form of a decision, unless it has others already. */
export function offerInternalNotes({ id, internalNotes }: Application, status: ReviewRequest["status"]) {
  const draftKey = decisionDraftKey(id, status);
  const stored = internalNotes ?? "";
  const [typed, others] = [internalDraftKey(id), draftKey].map((key) => unsentValue(key, "internalNotes"));
  if (!typed || (others && others !== stored)) return;
  const reviewNotes = unsentValue(draftKey, "reviewNotes");
  offerValues(draftKey, {
    before: { reviewNotes: "", internalNotes: stored },
    typed: { reviewNotes, internalNotes: typed },
  });
}

/** Returns unsent notes to the applicant. */
export const unsentNotes = (id: string) =>
  outcomes.map((status) => unsentValue(decisionDraftKey(id, status), "reviewNotes")).find(Boolean);

/** Forgets the notes of a deleted application. */
export function forgetNotes(id: string) {
  for (const draftKey of [...outcomes.map((status) => decisionDraftKey(id, status)), internalDraftKey(id)])
    clearUnsent(draftKey);
}
