import { FilterSelect } from "./filter-select.tsx";
import type { ListState } from "./use-list.ts";

type ListFilterProps<Value extends string> = {
  label: string;
  /** The filter's name, in the address and in the call. */
  name: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  /** Shown if no value is chosen. Defaults to "All". */
  unset?: string;
  state: ListState;
};

/** Narrows a list to the rows with one value. Goes inside a `FilterForm`. */
export const ListFilter = <Value extends string>({ name, values, state, ...choice }: ListFilterProps<Value>) => (
  <FilterSelect
    {...choice}
    name={name}
    values={values}
    chosen={values.find((value) => value === state.options[name])}
    onChoose={(value) => state.onChange(name, value)}
  />
);
