/** Who reads a page, as far as documents tell readers apart. */
export type Session = { isMember: boolean; isAdmin: boolean };
type Person = "member" | "staff";

/**
 * A document is rendered on the server and not hydrated. A gate is one to those it doesn't open to; to the others it's a page
 * of the app, as is every page that says nothing.
 */
export type PageKind = { kind?: "document" } | { kind: "gate"; opensTo: Person[] };

export function isDocumentFor(page: PageKind | undefined, { isMember, isAdmin }: Session): boolean {
  if (page?.kind !== "gate") return page?.kind === "document";
  return !((isMember && page.opensTo.includes("member")) || (isAdmin && page.opensTo.includes("staff")));
}
