import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { pages } from "#contract/page-paths.ts";
import { maxMessageLength, maxStackLength } from "./constants.ts";
import { withoutPersonalText } from "./error-text.ts";

const errorText = (max: number) => z.string().max(max).transform(withoutPersonalText);

/** An error that a page hit in a browser. It says nothing about the visitor. */
export const BrowserError = z.strictObject({
  message: errorText(maxMessageLength),
  stack: errorText(maxStackLength).default(""),
  page: z.enum([...pages, "elsewhere"]).describe("The page’s route, without the names and ids in its address"),
});

export const browserErrorsCalls = {
  report: {
    access: "public",
    summary: "Reports an error that a page hit in the browser",
    body: BrowserError,
    maxBytes: 8 * 1024,
    status: 204,
  },
} satisfies Calls;
