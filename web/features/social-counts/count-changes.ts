import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { parseCount } from "#contract/social-counts/count-format.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";

export type CountChange = { platform: SocialPlatform; from: number; to: number; difference: number };

/** Returns the platforms whose count differs. A new platform doesn't count as changed. */
export function changesBetween(previous: SocialCount[], next: SocialCount[]): CountChange[] {
  const before = new Map(previous.map(({ platform, followers }) => [platform, parseCount(followers)]));
  return next.flatMap(({ platform, followers }) => {
    const from = before.get(platform);
    const to = parseCount(followers);
    return from === undefined || from === to ? [] : [{ platform, from, to, difference: to - from }];
  });
}

/** Formats a difference as `+36` or `-1,204`. */
export const signed = (difference: number) => `${difference > 0 ? "+" : ""}${formatNumber(difference)}`;

/** Describes a change in words, for screen readers. */
export const inWords = (difference: number) =>
  `${formatNumber(Math.abs(difference))} ${difference > 0 ? "more" : "fewer"} since the last check`;
