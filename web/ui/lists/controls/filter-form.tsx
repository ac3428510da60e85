import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";

type FilterFormProps = {
  className?: string;
  onChange?: FormEventHandler<HTMLFormElement>;
  /** `FilterSelect` elements. */
  children: ReactNode;
};

/** A form of filters. Keeps the choice in the address, as a GET form does without JavaScript. */
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
