import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { itemList, itemsOf } from "#web/features/points/admin/queries/points-admin.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { DeleteItem } from "./delete-item.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { ItemsTable } from "./items-table.tsx";
import "./items-panel.css";

/** The rewards that points can buy. */
export function ItemsPanel() {
  const state = useList(itemsOf);
  const list = useInfiniteQuery({ ...itemList(state.options), placeholderData: keepPreviousData });
  const edited = useRowDialog<StoredRewardItem | undefined>();
  const [doomed, setDoomed] = useState<StoredRewardItem>();
  const [isAsking, setAsking] = useState(false);

  function handleDelete(item: StoredRewardItem) {
    setDoomed(item);
    setAsking(true);
  }
  return (
    <>
      <div className="points-tools">
        <ListSearch label="Search items" placeholder="Name or description" state={state} list={list} what="items" />
        <MainAction>
          <Button small aria-haspopup="dialog" onClick={() => edited.open(undefined)}>
            Add item
          </Button>
        </MainAction>
      </div>
      <InfiniteList
        list={list}
        what="items"
        empty="Nothing to redeem yet"
        next={
          <TextButton aria-haspopup="dialog" onClick={() => edited.open(undefined)}>
            Add the first item
          </TextButton>
        }
        state={state}
      >
        {(items) => <ItemsTable items={items} sorting={state.sorting} onEdit={edited.open} onDelete={handleDelete} />}
      </InfiniteList>
      <ItemDialog chosen={edited} />
      <DeleteItem item={doomed} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
