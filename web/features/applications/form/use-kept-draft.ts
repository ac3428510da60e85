import { useState, useSyncExternalStore } from "react";
import { draftKey, newestDraft } from "#web/browser-state/draft-store.ts";
import type { ApplicationKind } from "#web/features/applications/kinds/application-kind.ts";

type FormName = ApplicationKind<object>["name"];
const never = () => () => {};

/** Whether the member has begun this form on this device. Only the browser knows. */
export const useHasDraft = (memberId: string, form: FormName): boolean =>
  useSyncExternalStore(
    never,
    () => newestDraft(draftKey(memberId, form), "device") !== undefined,
    () => false,
  );

/** Whether the member whose session has just ended left a draft of this form. */
export function useKeptDraft(memberId: string | undefined, form: FormName): boolean {
  const [lastHere, setLastHere] = useState(memberId);
  if (memberId && memberId !== lastHere) setLastHere(memberId);
  return !memberId && lastHere !== undefined && newestDraft(draftKey(lastHere, form), "device") !== undefined;
}
