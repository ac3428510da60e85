import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { dropDrafts, keepDraft, newestDraft } from "#web/browser-state/draft-store.ts";

const outcomes = ["approved", "rejected"] as const;

/** Returns the key under which this tab keeps the unsent notes of a decision. */
export const decisionDraftKey = (id: string, status: ReviewRequest["status"]) => `${status} ${id}`;

/** Returns the key for unsaved internal notes. */
export const internalDraftKey = (id: string) => `internal ${id}`;

const typedAt = (key: string) => newestDraft<{ reviewNotes?: string; internalNotes?: string }>(key)?.typed ?? {};

/** Puts internal notes that aren't saved yet into the form of a decision, unless it has others already. */
export function offerInternalNotes({ id, internalNotes }: Application, status: ReviewRequest["status"]) {
  const draftKey = decisionDraftKey(id, status);
  const stored = internalNotes ?? "";
  const [typed, others] = [internalDraftKey(id), draftKey].map((key) => typedAt(key).internalNotes);
  if (!typed || (others && others !== stored)) return;
  const reviewNotes = typedAt(draftKey).reviewNotes ?? "";
  keepDraft(draftKey, {
    before: { reviewNotes: "", internalNotes: stored },
    typed: { reviewNotes, internalNotes: typed },
  });
}

/** Returns unsent notes to the applicant. */
export const unsentNotes = (id: string) =>
  outcomes.map((status) => typedAt(decisionDraftKey(id, status)).reviewNotes).find(Boolean);

/** Forgets the notes of a deleted application. */
export function forgetNotes(id: string) {
  for (const draftKey of [...outcomes.map((status) => decisionDraftKey(id, status)), internalDraftKey(id)])
    dropDrafts(draftKey);
}
