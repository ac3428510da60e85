import type { ComponentProps, ReactNode } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ListSearch } from "./controls/list-search.tsx";
import type { List } from "./controls/use-list.ts";
import { InfiniteList } from "./infinite-list.tsx";
import "./list-panel.css";

type ListToolsProps<Row> = {
  of: List<Row>;
  /** What its rows are called, as in "No players found". */
  itemsName: string;
  /** With `itemsName` if the search calls the rows something else than the list does. */
  search: { label: string; placeholder: string; itemsName?: string };
  filters?: ReactNode;
  /** The address of the same rows as a CSV file. */
  file?: string;
  /** What else goes beside the search. */
  tools?: ReactNode;
  toolsClass?: string;
};

/** A list's search and filters, and a link to the same rows as a CSV file. */
function ListTools<Row>(props: ListToolsProps<Row>) {
  const { of, itemsName, search, filters, file, tools, toolsClass = "admin-tools" } = props;
  return (
    <div className={toolsClass || undefined}>
      {filters}
      <ListSearch itemsName={itemsName} {...search} {...of} />
      {file && (
        <a className="text-link" href={file} download>
          Download CSV
        </a>
      )}
      {tools}
    </div>
  );
}

export type ListPanelProps<Row> = ListToolsProps<Row> &
  Omit<ComponentProps<typeof InfiniteList<Row>>, "list" | "state"> & {
    /** Whether there is anything to search. Defaults to true. */
    hasTools?: boolean;
    /** Shown above the list. */
    notes?: ReactNode;
    /** Puts the list into what it shares its place with, such as the row that's open beside it. */
    frame?: (list: ReactNode) => ReactNode;
    /** Offered while the list is empty, in place of a hint. */
    first?: { label: string; onAdd: () => void };
  };

/** A list with its search and filters. */
export function ListPanel<Row>({ hasTools = true, notes, frame = same, first, ...props }: ListPanelProps<Row>) {
  const { of, itemsName, empty, hint, emptyFilter, newRows, children } = props;
  const addFirst = first && (
    <TextButton aria-haspopup="dialog" onClick={first.onAdd}>
      {first.label}
    </TextButton>
  );
  return (
    <>
      {hasTools && <ListTools {...props} />}
      {notes}
      {frame(
        <InfiniteList {...of} {...{ itemsName, empty, emptyFilter, newRows, children }} hint={addFirst ?? hint} />,
      )}
    </>
  );
}

const same = (list: ReactNode) => list;
