import { useState } from "react";
import { draftKey, newestDraft } from "#web/browser-state/draft-store.ts";
import type { ApplicationKind } from "#web/features/applications/kinds/application-kind.ts";

/** Whether the member whose session has just ended left a draft of this form. */
export function useKeptDraft(memberId: string | undefined, form: ApplicationKind<object>["name"]): boolean {
  const [lastHere, setLastHere] = useState(memberId);
  if (memberId && memberId !== lastHere) setLastHere(memberId);
  return !memberId && lastHere !== undefined && newestDraft(draftKey(lastHere, form), "device") !== undefined;
}
