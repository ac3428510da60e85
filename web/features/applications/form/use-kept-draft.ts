import { useState } from "react";
import { draftKey, hasDraft } from "#web/browser-state/drafts.ts";
import type { ApplicationKind } from "#web/features/applications/kinds/application-kind.ts";

/** Whether the member whose session has just ended left a draft of this form. */
export function useKeptDraft(memberId: string | undefined, form: ApplicationKind<object>["name"]): boolean {
  const [lastHere, setLastHere] = useState(memberId);
  if (memberId && memberId !== lastHere) setLastHere(memberId);
  return !memberId && lastHere !== undefined && hasDraft(draftKey(lastHere, form));
}
