import type { Member } from "./accounts/schemas.ts";
import type { Send } from "./client.ts";
import type { StaffCheck } from "./staff/schemas.ts";

// What passes between the server and the renderer of pages, which the build keeps apart. Types, names of readers, and the address of one page.

/** A form that came without script and was refused: what was typed, and what is wrong with it. */
export type PostedForm = {
  form: string;
  values: Record<string, string>;
  fields: Record<string, string>;
  error?: string;
};

/** Whom a page is for, as the calls `me` and `check` would tell. */
export type Visitor = { me: Member | null; staff: StaffCheck };

export type RenderRequest = {
  visitor: Visitor;
  /** Path and query of the page. */
  url: string;
  /** The site's own origin, for canonical addresses and cards. */
  siteUrl: string;
  /** Whether people can sign in with Google. */
  hasProvider: boolean;
  /** How the page's queries reach our own API. */
  send: Send;
  posted?: PostedForm | undefined;
  /** Another address was asked for, and this page is shown there: the browser takes over the page's own. */
  isElsewhere?: boolean;
};

export type RenderedPage =
  | { status: number; location: string }
  /** The address is that of a page, but of nothing there is: it gets the answer of every address without a page. */
  | { isNowhere: true }
  /** Whole: all its data could be read. A document is the same for all readers of a kind. */
  | { status: number; html: string; hasAllData: boolean; isDocument: boolean };

/** The page that stands in for one that can’t be made at the moment. There is nothing at its own address. */
export const unavailablePath = "/unavailable";

/** All that a document may depend on about its reader. */
export const readers = ["visitor", "member", "staff", "member staff"] as const;
export type ReaderName = (typeof readers)[number];
