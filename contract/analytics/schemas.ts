import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { pagePattern } from "./constants.ts";

/**
 * The viewer is an id that the tab generates and never stores on the device. Staff pages and the LOCKED screen aren't counted. An
 * article counts under its own address, even when it opens over a list.
 */
export const Beacon = z.strictObject({
  page: z.string().regex(new RegExp(pagePattern)),
  viewer: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  isView: z.boolean().default(true).describe("False for a heartbeat from a page that was already counted"),
  isLeaving: z
    .boolean()
    .default(false)
    .describe("Whether the page is being left, so that its viewer isn’t counted twice on the next one"),
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
