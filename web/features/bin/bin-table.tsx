import { useMutation, useQueryClient } from "@tanstack/react-query";
import { binKindLabels, binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import type { BinnedThing } from "#contract/bin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";

type BinTableProps = {
  things: BinnedThing[];
  sorting: ListSorting;
  /** Why restoring things failed, by id. They're kept by the list, because a thing may be gone from it since. */
  failures: Readonly<Record<string, string>>;
  /** Called with an id when restoring is tried again (no failure) or has failed. */
  onTried: (id: string, failure?: string) => void;
  onDiscard: (thing: BinnedThing) => void;
};

export const BinTable = (props: BinTableProps) => (
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
