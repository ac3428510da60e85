import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type BinKind, binKindLabels, binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import type { BinnedThing } from "#contract/bin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { FilterSelect } from "#web/ui/lists/controls/list-filter.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { binKindIn, binList, binListOptions } from "./bin.queries.ts";
import { BinTable } from "./bin-table.tsx";
import "#web/ui/lists/controls/filters.css";
import "./bin.css";

type BinProps = {
  /** The kinds the reader may delete. */
  kinds: readonly BinKind[];
  isShown: boolean;
};

/** What was deleted and can still be restored. Reloads whenever it comes into view. */
export function Bin({ kinds, isShown }: BinProps) {
  const headingId = useId();
  const queryClient = useQueryClient();
  const state = useList(binListOptions);
  const kind = binKindIn(state.options, kinds);
  const list = useInfiniteQuery({
    ...binList(state.options, kinds),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });
  const deletion = useRowDialog<BinnedThing>();
  const id = deletion.row?.id ?? "";
  const [failures, setFailures] = useState<Record<string, string>>({});
  const isLoaded = list.data !== undefined && !list.isPlaceholderData;
  const isEmpty = isLoaded && loadedRows(list).length === 0 && !state.isNarrowed;
  const isListed = (tried: string) => !list.data || loadedRows(list).some((thing) => thing.id === tried);
  return (
    <section className="bin" aria-labelledby={headingId}>
      <h3 id={headingId}>Bin</h3>
      <p className="muted">Deleted things stay here for up to 30 days. After that, they’re deleted permanently.</p>
      {!isEmpty && (
        <div className="admin-tools">
          {kinds.length > 1 && (
            <FilterForm className="filters">
              <FilterSelect
                label="Kind"
                name="deleted"
                values={kinds}
                labels={binKindLabels}
                chosen={kind}
                onChoose={(value) => state.onChange("deleted", value)}
              />
            </FilterForm>
          )}
          <ListSearch
            label="Search the bin"
            placeholder="Name or person"
            state={state}
            list={list}
            itemsName="deleted things"
          />
        </div>
      )}
      {Object.entries(failures).map(
        ([tried, failure]) => !isListed(tried) && <ErrorText key={tried}>{failure}</ErrorText>,
      )}
      <InfiniteList
        list={list}
        itemsName="deleted things"
        empty="The bin is empty"
        state={state}
        emptyFilter={state.options.search ? "Nothing in the bin matches" : "Nothing of this kind is in the bin"}
      >
        {(things) => (
          <BinTable
            things={things}
            sorting={state.sorting}
            failures={failures}
            onTried={(tried, failure) =>
              setFailures(({ [tried]: _before, ...others }) => (failure ? { ...others, [tried]: failure } : others))
            }
            onDiscard={deletion.open}
          />
        )}
      </InfiniteList>
      <DeleteDialog
        isOpen={deletion.isOpen}
        id={id}
        isPermanent
        name={deletion.row?.name ?? ""}
        confirmLabel="Delete permanently"
        texts={{ deleted: binTexts.discarded, deleteFailed: binTexts.discardFailed }}
        remove={() => api(binApi.discard, { params: { id } })}
        onClose={deletion.close}
        onSettled={() => void queryClient.invalidateQueries({ queryKey: [binApi.list.path] })}
      />
    </section>
  );
}
