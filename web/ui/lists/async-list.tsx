import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading } from "#web/ui/feedback/skeleton.tsx";

/** A list, or how far it is: what `useQuery` gives, and `{ data: rows }` where the rows are there already. */
export type AsyncListQuery<Item> = {
  data: Item[] | undefined;
  isPending?: boolean;
  error?: Error | null;
  refetch?: () => unknown;
};

type AsyncListProps<Item> = {
  query: AsyncListQuery<Item>;
  /** What the list holds, as in "Loading players". */
  what: string;
  /** Blocks at the size of what is coming. */
  skeleton: ReactNode;
  empty: string;
  children: (items: Item[]) => ReactNode;
};

/** A list in each of its states: on its way, lost, empty, there. */
export function AsyncList<Item>({ query, what, skeleton, empty, children }: AsyncListProps<Item>) {
  if (query.data) return query.data.length > 0 ? children(query.data) : <EmptyState>{empty}</EmptyState>;
  if (query.isPending) return <Loading what={what}>{skeleton}</Loading>;
  return (
    <ErrorState title={`The ${what} didn’t load`} onRetry={() => query.refetch?.()}>
      Please check your connection and try again.
    </ErrorState>
  );
}
