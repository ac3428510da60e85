import { badgesApi } from "#contract/badges/endpoints.ts";
import type { Badge, Badges } from "#contract/badges/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { whileSignedIn } from "./polling.ts";
import { query } from "./queries.ts";

const halfMinute = 30_000;

/** The query for what's waiting for staff. Runs every half minute in a visible tab, and when the tab becomes visible again. */
export const badges = () => ({
  ...query(badgesApi.get),
  staleTime: halfMinute,
  refetchInterval: whileSignedIn(halfMinute),
  refetchOnWindowFocus: true,
});

export type BadgeName = keyof Badges;

/** Formats a count, such as "1,000+" if not everything was counted. */
export const writtenCount = ({ count, isMore }: Badge) => `${formatNumber(count)}${isMore ? "+" : ""}`;
