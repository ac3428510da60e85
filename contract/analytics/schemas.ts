import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { pagePattern } from "./constants.ts";

/**
 * The viewer is a name that the tab made up; nothing is stored on the device. Pages of the site count, staff's own and the
 * LOCKED screen do not; an article counts under its own address, also where it opens over a list.
 */
export const Beacon = z.strictObject({
  page: z.string().regex(new RegExp(pagePattern)),
  viewer: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  isView: z.boolean().default(true).describe("False for a heartbeat from a page that was already counted"),
  isLeaving: z
    .boolean()
    .default(false)
    .describe("The page is being left, so that its viewer isn’t counted twice on the next one"),
});
export type Beacon = z.infer<typeof Beacon>;

export const analyticsCalls = {
  beacon: {
    access: "public",
    summary: "Counts a page view, and keeps its viewer live",
    body: Beacon,
    maxBytes: 1024,
    status: 204,
  },
} satisfies Calls;
