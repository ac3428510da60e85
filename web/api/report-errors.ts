import { maxMessageLength, maxStackLength } from "#contract/browser-errors/constants.ts";
import { browserErrorsApi } from "#contract/browser-errors/endpoints.ts";
import { withoutPersonalText } from "#contract/browser-errors/error-text.ts";
import { pageAt } from "#contract/page-paths.ts";
import { tell } from "./api-client.ts";

/** So many different ones of a page are enough to find its fault. */
const mostReports = 5;
const reported = new Set<string>();

/** Tells the server of an error that nobody handled, once each. Not of a call's refusal, which is no fault of the page. */
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

/** Hears of every error that no code caught, and of those that React reports: it could go on after them. */
export function reportUncaughtErrors() {
  addEventListener("error", ({ error }) => reportError(error));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

/** For React's roots: an error that a page's own boundary caught, and showed something else for. */
export function onCaughtError(error: unknown) {
  console.error(error);
  reportError(error);
}
