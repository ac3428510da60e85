import type { EventDraft } from "./event-draft.ts";

const inOrder = (draft: EventDraft) => Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1));
export const isSame = (one: EventDraft, other: EventDraft) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
