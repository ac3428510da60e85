import { useInfiniteQuery } from "@tanstack/react-query";
import type { RewardItem } from "#contract/points/schemas.ts";
import { polledRewards } from "#web/features/points/points.queries.ts";
import { Rewards } from "./rewards.tsx";

/** Enough to see what points are worth. */
const shownAtFirst = 8;

type PublicRewardsProps = { first?: { rows: RewardItem[]; next: string | null; total: string | null } | undefined };

/** The rewards for visitors. `first` is the page of rewards that came with the document. */
export function PublicRewards({ first }: PublicRewardsProps) {
  const initialData = first && { pages: [first], pageParams: [null] };
  return <Rewards list={useInfiniteQuery({ ...polledRewards(), initialData })} shownAtFirst={shownAtFirst} />;
}
