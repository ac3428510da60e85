import type { Member } from "./accounts/schemas.ts";
import type { Send } from "./client.ts";
import type { StaffCheck } from "./staff/schemas.ts";
import type { Team } from "./team.ts";

// What the server and the page renderer exchange. They're built separately, so keep this file to types and small constants.

/** A form that was sent without JavaScript and refused: what was typed, and what is wrong with it. */
export type PostedForm = {
  form: string;
  values: Record<string, string>;
  fields: Record<string, string>;
  error?: string;
};

/** What a page loads: the app's scripts, a document's own, or none. */
export type PageScripts = "app" | "document" | "none";

/** Whether a preview's facts are a draft's, and when its link ends; or why a link shows none. */
export type Preview = { isDraft: boolean; endsAt?: string } | { problem: "ended" | "unknown" };

/** Who a page is rendered for, in the form that the calls `me` and `check` return. */
export type Visitor = { me: Member | null; staff: StaffCheck };

export type RenderRequest = {
  /** The team's facts that the page is rendered from. */
  team: Team;
  visitor: Visitor;
  /** The page's path and query. */
  url: string;
  /** The site's origin, for canonical addresses and preview cards. */
  siteUrl: string;
  /** Whether people can sign in with Google. */
  hasProvider: boolean;
  /** How the page's queries reach our API. */
  send: Send;
  posted?: PostedForm | undefined;
  /** The page is shown in place of the one requested, so the browser must change to this page's address. */
  isElsewhere?: boolean;
  /** Renders the page as a preview: with a banner that says so, and without scripts. */
  preview?: Preview | undefined;
};

export type RenderedPage =
  | { status: number; location: string }
  /** The path matches a page, but what it names doesn't exist. The server sends its usual not-found response. */
  | { isNowhere: true }
  /** `hasAllData` is false if a query failed. A document is the same for all readers of a kind. */
  | { status: number; html: string; hasAllData: boolean; isDocument: boolean };

/** The page to show when one can't be rendered at the moment. Nothing is served at this address itself. */
export const unavailablePath = "/unavailable";

/** The kinds of readers. A document may depend on nothing else about its reader. */
export const readers = ["visitor", "member", "staff", "member staff"] as const;
export type ReaderName = (typeof readers)[number];
