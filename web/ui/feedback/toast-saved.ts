import { toast } from "./toast.ts";

export const laterText = "What you typed since then isn’t saved yet.";

/** Something was saved, though perhaps not what was typed into its fields while it was under way. */
export function toastSaved(title: string, isAll: boolean) {
  if (isAll) toast({ title });
  else toast({ title, description: laterText });
}
