import { formatNumber } from "#web/ui/format/numbers.ts";
import type { InfiniteRows } from "./infinite-rows.ts";

/** Returns the total number of rows, such as "1,000+", or undefined until the server has sent it. */
export function totalOf({ data }: Pick<InfiniteRows<unknown>, "data">): string | undefined {
  const total = data?.pages[0]?.total ?? undefined;
  return total && /^\d+$/.test(total) ? formatNumber(Number(total)) : total;
}
