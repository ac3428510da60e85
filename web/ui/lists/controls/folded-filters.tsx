import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { fileOf, type ListOptions } from "./list-options.ts";
import { ListSearch } from "./list-search.tsx";
import "./folded-filters.css";

type FoldedFiltersProps = {
  /** How many filters are on. */
  count: number;
  children: ReactNode;
};

/** A list's filters, which a phone folds behind a button that says how many are on. They stay open once opened. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="folded-filters__button">
        <Button
          variant="secondary"
          small
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          Filters
          {count > 0 && (
            <>
              {" "}
              <span className="folded-filters__count">{count}</span>
              <span className="visually-hidden"> on</span>
            </>
          )}
        </Button>
      </div>
      <div id={id} className={isOpen ? "folded-filters is-open" : "folded-filters"}>
        {children}
      </div>
    </>
  );
}

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
