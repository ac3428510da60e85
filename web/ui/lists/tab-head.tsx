import type { ReactNode } from "react";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { type InfiniteRows, loadedRows } from "./infinite/infinite-rows.ts";
import { totalOf } from "./row-total.ts";

type TabHeadProps<Row> = {
  name: string;
  /** The tab's one list, whose rows are counted beside the name. */
  list?: Pick<InfiniteRows<Row>, "data" | "hasNextPage">;
  /** Of the heading, where the keyboard can go on. */
  id?: string;
  /** Its figures, a choice, or a link. */
  children?: ReactNode;
  /** The button for what the tab is opened for most. */
  action?: ReactNode;
};

/** What every tab begins with. Its button is at the top right, and on a phone in the bar. */
export const TabHead = <Row,>({ name, list, id, children, action }: TabHeadProps<Row>) => (
  <div className="tab-head">
    <h2 id={id} tabIndex={id ? -1 : undefined}>
      {name}{" "}
      {list?.data && (
        <span className="muted">{totalOf(list) ?? `${loadedRows(list).length}${list.hasNextPage ? "+" : ""}`}</span>
      )}
    </h2>
    {children}
    {action && <MainAction>{action}</MainAction>}
  </div>
);
