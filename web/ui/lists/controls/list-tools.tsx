import type { ComponentProps, ReactNode } from "react";
import { fileOf, type ListOptions } from "./list-options.ts";
import { ListSearch } from "./list-search.tsx";

type ListToolsProps = {
  search: ComponentProps<typeof ListSearch>;
  /** The address of the list as a CSV file. */
  file: string;
  /** The list's options. Defaults to those in the page's address. */
  options?: ListOptions;
  /** The list's filters. */
  children?: ReactNode;
};

/** A list's search and filters, and a link to the same rows as a CSV file. */
export const ListTools = ({ search, file, options = search.state.options, children }: ListToolsProps) => (
  <div className="admin-tools">
    {children}
    <ListSearch {...search} />
    <a className="text-link" href={fileOf(file, options)} download>
      Download CSV
    </a>
  </div>
);
