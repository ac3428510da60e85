import type { Session } from "#web/shell/account/use-session.ts";

type Person = "member" | "staff";

/**
 * A document is rendered on the server and not hydrated. A gate is a document for readers it doesn't open to, and a page of the
 * app for the others. Without a kind, it's a page of the app.
 */
export type PageKind = { kind?: "document" } | { kind: "gate"; opensTo: Person[] };

export function isDocumentFor(page: PageKind | undefined, { isMember, isAdmin }: Session): boolean {
  if (page?.kind !== "gate") return page?.kind === "document";
  return !((isMember && page.opensTo.includes("member")) || (isAdmin && page.opensTo.includes("staff")));
}
