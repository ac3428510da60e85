import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { itemList } from "#web/features/points/admin/points-admin.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { DeleteItem } from "./delete-item.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { ItemsTable } from "./items-table.tsx";
import { useItemSheets } from "./use-item-sheets.ts";
import "./items-panel.css";

/** What points buy. */
export function ItemsPanel() {
  const list = useInfiniteQuery(itemList());
  const sheets = useItemSheets();
  const [doomed, setDoomed] = useState<StoredRewardItem>();
  const [isAsking, setAsking] = useState(false);

  function handleDelete(item: StoredRewardItem) {
    setDoomed(item);
    setAsking(true);
  }
  return (
    <>
      <div className="points-tools">
        <p className="points-tools__note">
          What members redeem their points for, cheapest first. A retired item is not on offer.
        </p>
        <Button variant="secondary" small aria-haspopup="dialog" onClick={() => sheets.open()}>
          Add item
        </Button>
      </div>
      <InfiniteList list={list} what="items" empty="Nothing to redeem yet">
        {(items, isWhole) => (
          <ItemsTable items={items} isWhole={isWhole} onEdit={sheets.open} onDelete={handleDelete} />
        )}
      </InfiniteList>
      <ItemDialog
        sheet={sheets.sheet}
        isOpen={sheets.isOpen}
        onTyped={sheets.keep}
        onCompared={sheets.compare}
        onDone={sheets.end}
        onClose={sheets.close}
      />
      <DeleteItem item={doomed} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
