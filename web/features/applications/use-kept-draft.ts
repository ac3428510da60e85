import { useState } from "react";
import { draftKey, hasDraft } from "#web/drafts.ts";
import type { ApplicationKind } from "./application-kind.ts";

/** Whether the member who was here a moment ago, and whose session has ended, left something typed into this form. */
export function useKeptDraft(memberId: string | undefined, form: ApplicationKind<object>["name"]): boolean {
  const [lastHere, setLastHere] = useState(memberId);
  if (memberId && memberId !== lastHere) setLastHere(memberId);
  return !memberId && lastHere !== undefined && hasDraft(draftKey(lastHere, form));
}
