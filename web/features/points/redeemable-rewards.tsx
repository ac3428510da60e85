import type { Member } from "#contract/accounts/schemas.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { type GrowingList, loadedRows } from "#web/design/growing-list.ts";
import { RedeemDialog } from "./redeem-dialog.tsx";
import { RedeemKey } from "./redeem-key.tsx";
import { Rewards } from "./rewards.tsx";
import { useOpenings } from "./use-openings.ts";

type RedeemableRewardsProps = {
  list: GrowingList<RewardItem>;
  /** Undefined while it is not known: nothing can be redeemed then. */
  points: number | undefined;
  member: Member;
};

/** The rewards, for somebody who can redeem them. */
export function RedeemableRewards({ list, points, member }: RedeemableRewardsProps) {
  const { open, keep, close, shown, isOpen } = useOpenings();
  const find = (id: string, rows = loadedRows(list)) => rows.find((item) => item.id === id);
  return (
    <>
      <Rewards list={list} points={points}>
        {(item) =>
          points !== undefined && (
            <RedeemKey
              item={item}
              isFar={item.price > points}
              isOpened={isOpen && shown?.item.id === item.id}
              onOpen={() => open(item)}
            />
          )
        }
      </Rewards>
      <noscript>
        <p className="mute">Redeeming a reward needs JavaScript.</p>
      </noscript>
      {shown && points !== undefined && (
        <RedeemDialog
          opening={shown}
          isOpen={isOpen}
          offer={find(shown.item.id)}
          points={points}
          member={member}
          readItem={async () => find(shown.item.id, loadedRows(await list.refetch({ throwOnError: true })))}
          onKeep={keep}
          onClose={() => close(shown)}
        />
      )}
    </>
  );
}
