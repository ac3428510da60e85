import { maxMessageLength, maxStackLength } from "#contract/browser-errors/constants.ts";
import { browserErrorsApi } from "#contract/browser-errors/endpoints.ts";
import { withoutPersonalText } from "#contract/browser-errors/error-text.ts";
import { pageAt } from "#contract/page-paths.ts";
import { tell } from "./api-client.ts";

/** This many different errors are enough to debug a page. */
const mostReports = 5;
const reported = new Set<string>();

/** Reports an unhandled error to the server, each error once. Skips ApiFailure, which isn't a fault of the page. */
export function reportError(error: unknown) {
  if (!(error instanceof Error) || error.name === "ApiFailure") return;
  const { message, stack = "" } = error;
  if (reported.has(message + stack) || reported.size >= mostReports) return;
  reported.add(message + stack);
  tell(browserErrorsApi.report, {
    body: {
      message: withoutPersonalText(message).slice(0, maxMessageLength),
      stack: withoutPersonalText(stack).slice(0, maxStackLength),
      page: pageAt(location.pathname) ?? "elsewhere",
    },
  });
}

/** Reports every uncaught error, and those that React recovered from. */
export function reportUncaughtErrors() {
  addEventListener("error", ({ error }) => reportError(error));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

/** For React's roots: reports an error that a boundary caught and replaced with a fallback. */
export function onCaughtError(error: unknown) {
  console.error(error);
  reportError(error);
}
