import { formatNumber } from "#web/ui/format/numbers.ts";
import type { InfiniteRows } from "./infinite/infinite-rows.ts";

/** How many rows there are in all, such as "1,000+"; undefined until the server has said. */
export function totalOf({ data }: Pick<InfiniteRows<unknown>, "data">): string | undefined {
  const total = data?.pages[0]?.total ?? undefined;
  return total && /^\d+$/.test(total) ? formatNumber(Number(total)) : total;
}
