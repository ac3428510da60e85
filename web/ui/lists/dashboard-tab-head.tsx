import type { ReactNode } from "react";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { type InfiniteRows, loadedRows, totalOf } from "./infinite-rows.ts";
import "./dashboard-tab-head.css";

type DashboardTabHeadProps<Row> = {
  name: string;
  /** The tab's only list, whose rows are counted beside the name. */
  list?: Pick<InfiniteRows<Row>, "data" | "hasNextPage">;
  /** The tab's figures, a choice or a link. */
  children?: ReactNode;
  /** The tab's main button. */
  action?: ReactNode;
};

/** The head of every tab. Its button is at the top right, or in the top bar on a phone. */
export const DashboardTabHead = <Row,>({ name, list, children, action }: DashboardTabHeadProps<Row>) => (
  <div className="dashboard-tab-head">
    <h2 className="dashboard-tab-head__name">
      {name}{" "}
      {list?.data && (
        <span className="muted">{totalOf(list) ?? `${loadedRows(list).length}${list.hasNextPage ? "+" : ""}`}</span>
      )}
    </h2>
    {children}
    {action && <MainAction>{action}</MainAction>}
  </div>
);
