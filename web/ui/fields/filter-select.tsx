import { useEffect, useRef } from "react";
import { Field } from "./field.tsx";

type FilterSelectProps<Value extends string> = {
  label: string;
  name: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  /** What is shown where none is chosen. */
  unset?: string;
  /** The chosen one as the address has it. */
  chosen: Value | undefined;
  onChoose?: (value: string | undefined) => void;
};

/** Narrows a list to one value. It follows the address without being replaced, so that it keeps the keyboard. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, name, values, labels, unset = "All", chosen, onChoose } = props;
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current !== chosen && select.current) select.current.value = chosen ?? "";
    shown.current = chosen;
  }, [chosen]);
  return (
    <Field label={label}>
      {(inputProps) => (
        <select
          {...inputProps}
          name={name}
          ref={select}
          defaultValue={chosen ?? ""}
          onChange={({ currentTarget }) => onChoose?.(currentTarget.value || undefined)}
        >
          <option value="">{unset}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
