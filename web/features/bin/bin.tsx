import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type BinKind, binKindLabels, binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import type { BinnedThing } from "#contract/bin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { FilterSelect } from "#web/ui/lists/controls/list-filter.tsx";
import { type ListSorting, useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { binKindIn, binList, binListOptions } from "./bin.queries.ts";
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
  const deleted = useList(binListOptions, { pages: (options) => binList(options, kinds), enabled: isShown });
  const { list, state } = deleted;
  const kind = binKindIn(state.options, kinds);
  const deletion = useRowDialog<BinnedThing>();
  const changed = useInvalidation(binApi.list);
  const [failures, setFailures] = useState<Record<string, string>>({});
  const isLoaded = list.data !== undefined && !list.isPlaceholderData;
  const isEmpty = isLoaded && loadedRows(list).length === 0 && !state.isNarrowed;
  const isListed = (tried: string) => !list.data || loadedRows(list).some((thing) => thing.id === tried);
  return (
    <section className="bin" aria-labelledby={headingId}>
      <h3 id={headingId}>Bin</h3>
      <p className="muted">Deleted things stay here for up to 30 days. After that, they’re deleted permanently.</p>
      <ListPanel
        of={deleted}
        itemsName="deleted things"
        search={{ label: "Search the bin", placeholder: "Name or person" }}
        hasTools={!isEmpty}
        filters={
          kinds.length > 1 && (
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
          )
        }
        notes={Object.entries(failures).map(
          ([tried, failure]) => !isListed(tried) && <ErrorText key={tried}>{failure}</ErrorText>,
        )}
        empty="The bin is empty"
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
      </ListPanel>
      <DeleteDialog
        chosen={deletion}
        isPermanent
        nameOf={({ name }) => name}
        confirmLabel="Delete permanently"
        texts={{ deleted: binTexts.discarded, deleteFailed: binTexts.discardFailed }}
        remove={({ id }) => api(binApi.discard, { params: { id } })}
        onSettled={changed}
      />
    </section>
  );
}

type BinTableProps = {
  things: BinnedThing[];
  sorting: ListSorting;
  /** Why restoring things failed, by id. They're kept by the list, because a thing may be gone from it since. */
  failures: Readonly<Record<string, string>>;
  /** Called with an id when restoring is tried again (no failure) or has failed. */
  onTried: (id: string, failure?: string) => void;
  onDiscard: (thing: BinnedThing) => void;
};

const BinTable = (props: BinTableProps) => (
  <DataTable
    columns={columnsWith(props)}
    rows={props.things}
    sorting={props.sorting}
    cardsBelow={44}
    className="bin-table"
  />
);

const columnsWith = ({ failures, onTried, onDiscard }: BinTableProps): Column<BinnedThing>[] => [
  {
    header: "What",
    accessorKey: "name",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>{original.name}</b>
        <span className="table__sub">{binKindLabels[original.kind]}</span>
      </>
    ),
  },
  { header: "Deleted by", accessorKey: "deletedBy", meta: { card: "text" } },
  {
    header: "Deleted",
    accessorKey: "deletedAt",
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row }) => <LocalTime at={row.original.deletedAt} />,
  },
  {
    header: "Left",
    accessorKey: "expiresAt",
    sortDescFirst: false,
    meta: { kind: "short" },
    cell: ({ row }) => timeLeft(row.original.expiresAt),
  },
  actionsColumn((thing) => (
    <>
      <Restore thing={thing} onTried={onTried} />
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDiscard(thing)}>
        Delete permanently<span className="visually-hidden"> {thing.name}</span>
      </TextButton>
      <ErrorText>{failures[thing.id]}</ErrorText>
    </>
  )),
];

type RestoreProps = Pick<BinTableProps, "onTried"> & { thing: BinnedThing };

function Restore({ thing: { id, name }, onTried }: RestoreProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(binApi.restore, { params: { id } }),
    onMutate: () => onTried(id),
    onSuccess: () => toast({ title: binTexts.restored, description: name, replaceKey: "restoring" }),
    onError: (error) => onTried(id, errorReason(error, unanswered)),
    onSettled: () => queryClient.invalidateQueries(), // it may be back in any list
  });
  return (
    <TextButton isDisabled={isPending} onClick={() => mutate()}>
      {isPending ? "Restoring..." : "Restore"}
      <span className="visually-hidden"> {name}</span>
    </TextButton>
  );
}

const dayMs = 86_400_000;

/** Returns the time until a moment in whole days. */
export function timeLeft(until: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(until) - now) / dayMs);
  if (days <= 1) return "Less than a day";
  return `${days} days`;
}
