import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";

type FilterFormProps = {
  className?: string;
  onChange?: FormEventHandler<HTMLFormElement>;
  /** The `FilterSelect`s. */
  children: ReactNode;
};

/** Filters a list. The choice is kept in the address, where a browser without scripts puts it too. */
export const FilterForm = ({ children, ...form }: FilterFormProps) => (
  <form {...form} onSubmit={(event) => event.preventDefault()}>
    {children}
    <noscript>
      <Button type="submit" variant="secondary" small>
        Show
      </Button>
    </noscript>
  </form>
);
