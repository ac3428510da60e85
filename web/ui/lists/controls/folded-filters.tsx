import { type ReactNode, useId, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
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
