import { Field } from "#web/ui/fields/field.tsx";
import { PickSelect } from "#web/ui/fields/pick-select.tsx";
import type { ListState } from "./use-list.ts";

type SortSelectProps = {
  /** Labels by sort and order, such as "createdAt asc". The first is the list's default. */
  orders: Record<string, string>;
  state: ListState;
};

/** Sorts a list that has no table header. */
export function SortSelect({ orders, state: { sorting } }: SortSelectProps) {
  const [usual = "", ...others] = Object.keys(orders);
  const asked = `${sorting.sort} ${sorting.order}`;
  const handlePick = (chosen: string) => {
    const [sort, order] = chosen === usual ? [] : chosen.split(" ");
    sorting.onSort(sort, order);
  };
  return (
    <Field label="Sort">
      {(inputProps) => (
        <PickSelect {...inputProps} value={others.includes(asked) ? asked : usual} onPick={handlePick}>
          {Object.entries(orders).map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </PickSelect>
      )}
    </Field>
  );
}
