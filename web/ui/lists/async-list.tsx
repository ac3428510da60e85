import type { ReactNode } from "react";
import { Empty, Failed, Loading } from "#web/ui/feedback/states.tsx";

/** A list, or how far it is: what `useQuery` gives, and `{ data: rows }` where the rows are there already. */
export type Arrival<Item> = {
  data: Item[] | undefined;
  isPending?: boolean;
  error?: Error | null;
  refetch?: () => unknown;
};

type ArrivingProps<Item> = {
  query: Arrival<Item>;
  /** What the list holds, as in "Loading players". */
  what: string;
  /** Blocks at the size of what is coming. */
  skeleton: ReactNode;
  empty: string;
  children: (items: Item[]) => ReactNode;
};

/** A list in each of its states: on its way, lost, empty, there. */
export function Arriving<Item>({ query, what, skeleton, empty, children }: ArrivingProps<Item>) {
  if (query.data) return query.data.length > 0 ? children(query.data) : <Empty>{empty}</Empty>;
  if (query.isPending) return <Loading what={what}>{skeleton}</Loading>;
  return (
    <Failed title={`The ${what} did not load`} onRetry={() => query.refetch?.()}>
      Please check your connection and try again.
    </Failed>
  );
}
