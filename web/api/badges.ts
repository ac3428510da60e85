import { badgesApi } from "#contract/badges/endpoints.ts";
import type { Badge, Badges } from "#contract/badges/schemas.ts";
import { whileSignedIn } from "./polling.ts";
import { query } from "./queries.ts";

const halfMinute = 30_000;

/** What waits for staff: one call every half minute in a tab that is looked at, and once when it is looked at again. */
export const badges = () => ({
  ...query(badgesApi.get),
  staleTime: halfMinute,
  refetchInterval: whileSignedIn(halfMinute),
  refetchOnWindowFocus: true,
});

export type BadgeName = keyof Badges;

/** As it's written: "1,000+" where not all were counted. */
export const writtenCount = ({ count, isMore }: Badge) => `${count.toLocaleString("en")}${isMore ? "+" : ""}`;
