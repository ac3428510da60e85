import type { QueryClient } from "@tanstack/react-query";
import { forgetUnsent } from "#web/ui/forms/unsaved/unsaved.ts";

/** Forgets everything typed in this tab, including sent forms, which the mutation cache keeps along with their passwords. */
export function forgetUnsaved(queryClient: QueryClient) {
  forgetUnsent();
  queryClient.getMutationCache().clear();
}
