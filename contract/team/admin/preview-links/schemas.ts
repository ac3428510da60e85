import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { isVisitorsPage } from "#contract/page-paths.ts";
import { previewLinkTexts } from "./constants.ts";

const PagePath = z.string().max(500).refine(isVisitorsPage, previewLinkTexts.page).describe("Such as /about");

export const PreviewLink = z.object({
  id: Id,
  path: z.string().describe("The page that it shows"),
  linkCode: z.nullable(z.string()).describe("Null if it was made with another secret of the site"),
  createdBy: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type PreviewLink = z.infer<typeof PreviewLink>;

export const previewLinksCalls = {
  list: {
    access: "staff:previewLinks:read",
    summary: "Links that show one page as the draft would make it, newest first, without those that have ended",
    response: z.array(PreviewLink),
  },
  create: {
    access: "staff:previewLinks:write",
    summary: "Creates a preview link for somebody without an account. It ends after a week",
    body: z.strictObject({ path: PagePath }),
    response: PreviewLink,
    status: 201,
  },
  withdraw: {
    access: "staff:previewLinks:write",
    summary: "Ends a preview link",
    params: ById,
  },
} satisfies Calls;
