import { Field } from "#web/ui/fields/field.tsx";
import { PickSelect } from "#web/ui/fields/pick-select.tsx";
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

type FilterSelectProps<Value extends string> = {
  label: string;
  name: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  /** Shown if no value is chosen. */
  unset?: string;
  /** The value in the page's address. */
  chosen: Value | undefined;
  onChoose?: (value: string | undefined) => void;
};

/** Narrows a list to one value. Follows the address without remounting, so that it keeps the focus. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, name, values, labels, unset = "All", chosen, onChoose } = props;
  return (
    <Field label={label}>
      {(inputProps) => (
        <PickSelect {...inputProps} name={name} value={chosen ?? ""} onPick={(value) => onChoose?.(value || undefined)}>
          <option value="">{unset}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </PickSelect>
      )}
    </Field>
  );
}
