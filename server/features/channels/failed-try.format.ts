import type { FetchFailureKind } from "#contract/channels/constants.ts";

const minuteMs = 60_000;
/** However long a platform wants the site to wait, it tries again within a day. */
export const longestWaitMs = 24 * 60 * minuteMs;

type FailedTry = { failedTries: number; retryAt: Date | undefined; waitMinutes: readonly number[] };

/**
 * Returns when to try again after a failure: after the next of these waits, of which the last one applies to all later tries, or when
 * the platform wants it if that's later.
 */
export function nextTryAfter({ failedTries, retryAt, waitMinutes }: FailedTry, now: Date): Date {
  const waitMs = (waitMinutes[Math.min(failedTries, waitMinutes.length - 1)] ?? 0) * minuteMs;
  const wantedMs = (retryAt?.getTime() ?? 0) - now.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waitMs, wantedMs), longestWaitMs));
}

/** A key that has worked and is refused now wasn't mistyped. */
export const meaningNow = (kind: FetchFailureKind, { succeededAt }: { succeededAt: Date | null }): FetchFailureKind =>
  kind === "wrong-key" && succeededAt ? "revoked" : kind;
