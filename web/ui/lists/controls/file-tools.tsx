import type { ComponentProps, ReactNode } from "react";
import { fileOf, type ListOptions } from "./list-options.ts";
import { ListSearch } from "./list-search.tsx";

type FileToolsProps = {
  search: ComponentProps<typeof ListSearch>;
  /** The address of the list as a file for spreadsheets. */
  file: string;
  /** What the list shows. By default what its address asks for. */
  options?: ListOptions;
  /** Its filters. */
  children?: ReactNode;
};

/** What narrows a list, and the list as a file for spreadsheets, with the rows that are shown. */
export const FileTools = ({ search, file, options = search.state.options, children }: FileToolsProps) => (
  <div className="admin-tools">
    {children}
    <ListSearch {...search} />
    <a className="text-link" href={fileOf(file, options)} download>
      Download CSV
    </a>
  </div>
);
