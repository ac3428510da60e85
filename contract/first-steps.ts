import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maxPictureBytes } from "./uploads.ts";

export const maxFaviconBytes = Math.min(1024 * 1024, maxPictureBytes);
export const faviconTexts = {
  wrong: "Please choose a PNG picture of at most 1024 pixels and 1MB",
  updated: "Favicon updated",
  updateFailed: "Failed to update favicon",
  uploadFailed: "Failed to upload favicon",
} as const;
export const demoTexts = {
  removed: "Demonstration content removed",
  failed: "Failed to remove demonstration content",
} as const;
/** What staff hear who have seen the tour of the dashboard to its end. */
export const tourTexts = { completed: "Welcome aboard" } as const;
/** What a new site still has to do, so that it becomes somebody's own. */
export const FirstSteps = z.object({
  hasOwnTeam: z.boolean().describe("The team file says that it is no demonstration"),
  hasDemonstration: z.boolean(),
  hasOwnPlayer: z.boolean(),
  hasOwnArticle: z.boolean(),
  hasOwnIcon: z.boolean().describe("Staff have uploaded an icon"),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const firstStepsApi = {
  get: endpoint({
    method: "GET",
    path: "/api/admin/first-steps",
    access: "staff:server:read",
    summary: "What a new site still has to do",
    response: FirstSteps,
  }),
  removeDemonstration: endpoint({
    method: "DELETE",
    path: "/api/admin/demonstration",
    access: "staff:server:write",
    summary: "Removes what the first start filled in",
  }),
  favicon: endpoint({
    method: "POST",
    path: "/api/admin/favicon",
    access: "staff:favicon:write",
    summary: "Sets the site's icon from a PNG",
    file: { name: "favicon", maxBytes: maxFaviconBytes },
    response: z.object({ url: z.string() }),
  }),
};
