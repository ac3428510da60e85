import { keepPreviousData, useInfiniteQuery, useIsMutating } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { AwardDialog } from "#web/features/points/admin/awards/award-dialog.tsx";
import { RecentAwards } from "#web/features/points/admin/awards/recent-awards.tsx";
import { memberList, memberListOptions } from "#web/features/points/admin/queries/points-admin.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { AdjustPoints, adjusting } from "./adjust-points.tsx";
import { MembersTable } from "./members-table.tsx";
import "#web/ui/styles/card.css";
import "./members-panel.css";

/** Members with their points, and a panel to adjust them. */
export function MembersPanel() {
  const state = useList(memberListOptions);
  const list = useInfiniteQuery({ ...memberList(state.options), placeholderData: keepPreviousData });
  const [picked, setPicked] = useState<PointsUser>();
  const isAdjusting = useIsMutating({ mutationKey: adjusting }) > 0;
  const [isAwarding, setAwarding] = useState(false);
  const control = useRef<HTMLSelectElement>(null);
  const members = loadedRows(list);
  const chosen = picked && (members.find(({ id }) => id === picked.id) ?? picked);

  function handleAdjust(member: PointsUser) {
    flushSync(() => setPicked(member));
    control.current?.closest("section")?.scrollIntoView({ block: "nearest" });
    control.current?.focus();
  }
  /** Updates the picked member, unless another one was picked since sending. */
  function handleAdjusted(answer: PointsUser) {
    setPicked((now) => (now?.id === answer.id ? answer : now));
  }
  function handleChoose(id: string) {
    setPicked(members.find((member) => member.id === id));
  }
  return (
    <div className="split">
      <div>
        <div className="points-tools members-tools">
          <ListSearch
            label="Search members"
            placeholder="Discord, name or email"
            state={state}
            list={list}
            itemsName="members"
          />
          <a className="text-link members-tools__adjust" href="#adjust-points">
            Adjust points
          </a>
          <MainAction>
            <Button variant="secondary" small aria-haspopup="dialog" onClick={() => setAwarding(true)}>
              Award many
            </Button>
          </MainAction>
        </div>
        <InfiniteList
          list={list}
          itemsName="members"
          empty="No members yet"
          hint="Members appear here once they register."
          state={state}
        >
          {(rows) => (
            <MembersTable
              members={rows}
              state={state}
              chosen={chosen}
              isDisabled={isAdjusting}
              onAdjust={handleAdjust}
            />
          )}
        </InfiniteList>
      </div>
      <div>
        <AdjustPoints choice={{ members, chosen, control, onChoose: handleChoose }} onAdjusted={handleAdjusted} />
        <RecentAwards />
      </div>
      <AwardDialog isOpen={isAwarding} onClose={() => setAwarding(false)} />
    </div>
  );
}
