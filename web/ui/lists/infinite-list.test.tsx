import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InfiniteList } from "./infinite-list.tsx";
import type { InfiniteRows } from "./infinite-rows.ts";

const listOf = (rows: string[]) =>
  // Only what the list reads.
  ({ data: { pages: [{ rows }] }, isPending: false, hasNextPage: false }) as unknown as InfiniteRows<string>;

const render = (list: InfiniteRows<string>, isNarrowed: boolean, emptyFilter?: string) =>
  renderToStaticMarkup(
    <InfiniteList
      list={list}
      itemsName="players"
      empty="No players yet"
      hint="Add the first player"
      emptyFilter={emptyFilter}
      state={{ options: {}, isNarrowed, sorting: { sorts: [], onSort() {} }, onChange() {}, onClear() {} } as never} // as above
    >
      {(rows) => <b>{rows.join(" ")}</b>}
    </InfiniteList>,
  );

test("an empty list offers the next step, and one without matches doesn't", () => {
  expect(render(listOf(["Tarn9"]), false)).not.toContain("Add the first player");
  expect(render(listOf([]), false)).toContain("No players yet");
  expect(render(listOf([]), false)).toContain("Add the first player");
  expect(render(listOf([]), true)).toContain("No matching players");
  expect(render(listOf([]), true, "No former players")).toContain("No former players");
  expect(render(listOf([]), true)).not.toContain("Add the first player");
});
