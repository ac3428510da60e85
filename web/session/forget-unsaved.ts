import type { QueryClient } from "@tanstack/react-query";
import { forgetUnsent } from "#web/ui/forms/unsaved/unsaved.ts";

/** Forgets everything typed in this tab, sent or not: what was sent holds its form, and with it passwords. */
export function forgetUnsaved(queryClient: QueryClient) {
  forgetUnsent();
  queryClient.getMutationCache().clear();
}
