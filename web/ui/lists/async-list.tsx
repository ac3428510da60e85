import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading } from "#web/ui/feedback/skeleton.tsx";

/** A list and its loading state, as returned by `useQuery`. Pass `{ data: rows }` if the rows are already loaded. */
export type AsyncListQuery<Item> = {
  data: Item[] | undefined;
  isPending?: boolean;
  error?: Error | null;
  refetch?: () => unknown;
};

type AsyncListProps<Item> = {
  query: AsyncListQuery<Item>;
  /** The name of the list's content, as in "Loading players". */
  itemsName: string;
  /** Placeholders as large as the content they stand for. */
  skeleton: ReactNode;
  empty: string;
  children: (items: Item[]) => ReactNode;
};

/** A list in any of its states: loading, failed, empty or loaded. */
export function AsyncList<Item>({ query, itemsName, skeleton, empty, children }: AsyncListProps<Item>) {
  if (query.data) return query.data.length > 0 ? children(query.data) : <EmptyState>{empty}</EmptyState>;
  if (query.isPending) return <Loading contentName={itemsName}>{skeleton}</Loading>;
  return <ErrorState title={`The ${itemsName} didn’t load`} error={query.error} onRetry={() => query.refetch?.()} />;
}
