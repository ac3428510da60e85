import type { ReactNode } from "react";
import type { RewardItem } from "#contract/points/schemas.ts";
import { pointsWord } from "#contract/team/points-word.ts";
import { useTeam } from "#web/api/team.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { digitsOf, lettersOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { type InfiniteRows, loadedRows, nextPagesOf } from "#web/ui/lists/infinite-rows.ts";
import { ShowMore } from "#web/ui/lists/show-more.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { rewardPictureOf } from "./reward-picture.ts";
import "./rewards.css";

type RewardsProps = {
  list: InfiniteRows<RewardItem>;
  /** The balance. Rewards that cost more are muted. */
  points?: number | undefined;
  /** How many rewards are shown until the rest is unfolded. */
  shownAtFirst?: number;
  /** Actions on a reward. */
  children?: (item: RewardItem) => ReactNode;
};

/** More rewards than this make two columns on a desktop. */
const mostInOneColumn = 12;

/** The rewards that points can buy, cheapest first. */
export const Rewards = (props: RewardsProps) => (
  <section className="catalogue" aria-labelledby="rewards-heading">
    <h2 id="rewards-heading">Rewards</h2>
    <Catalogue {...props} />
  </section>
);

function Catalogue({ list, points = Number.POSITIVE_INFINITY, shownAtFirst, children }: RewardsProps) {
  if (list.isPending) return <RewardsSkeleton />;
  if (!list.data)
    return <ErrorState title="The rewards didn’t load" error={list.error} onRetry={() => list.refetch()} />;
  const items = loadedRows(list);
  if (items.length === 0) return <EmptyState>There are no rewards at the moment.</EmptyState>;
  const listOf = (some: RewardItem[], start = 1) => (
    <ol className={items.length > mostInOneColumn ? "rewards rewards--many" : "rewards"} start={start}>
      {some.map((item) => (
        <Reward key={item.id} item={item} missing={Math.max(0, item.price - points)}>
          {children?.(item)}
        </Reward>
      ))}
    </ol>
  );
  const more = <ShowMore nextPages={nextPagesOf(list)} shown={items.length} itemsName="rewards" />;
  if (!shownAtFirst || items.length <= shownAtFirst + 1)
    return (
      <>
        {listOf(items)}
        {more}
      </>
    );
  return (
    <>
      {listOf(items.slice(0, shownAtFirst))}
      <details className="rewards__rest">
        <summary>
          <span className="text-link">Show {formatNumber(items.length - shownAtFirst)} more rewards</span>
        </summary>
        {listOf(items.slice(shownAtFirst), shownAtFirst + 1)}
        {more}
      </details>
    </>
  );
}

type RewardProps = {
  item: RewardItem;
  /** How many points are missing to buy it; 0 if there are enough. */
  missing: number;
  children: ReactNode;
};

const Reward = ({ item, missing, children }: RewardProps) => (
  <li className={missing > 0 ? "reward is-far" : "reward"}>
    <p className="numerals reward__cost" style={digitsOf(formatNumber(item.price))}>
      {formatNumber(item.price)}
      <small>
        {pointsWord(item.price, useTeam())}
        {missing > 0 && ` (${formatNumber(missing)} to go)`}
      </small>
    </p>
    <Picture {...rewardPictureOf(item)} />
    <div>
      <h3 style={lettersOf(item.name)}>{withSoftHyphens(item.name)}</h3>
      {item.description && <Description>{item.description}</Description>}
    </div>
    {children}
  </li>
);

/** About three lines on a phone, in characters. */
const shortText = 120;

/** A description. Long ones are cut to two or three lines until pressed, to keep the list short. */
const Description = ({ children }: { children: string }) =>
  children.length > shortText ? (
    <details className="reward__more">
      <summary>
        <span>{children}</span>
        <b>More</b>
      </summary>
    </details>
  ) : (
    <p>{children}</p>
  );

const RewardsSkeleton = () => (
  <Loading contentName="rewards" className="rewards">
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: 104, margin: "16px 0" }} />
    ))}
  </Loading>
);
