import { auditKinds, otherActors } from "#contract/audit-log/constants.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import { useTyped } from "#web/ui/lists/controls/use-typed.ts";
import { actorNames, kindNames } from "./words.ts";

/** Filters the entries by actor, kind and date. */
export const EntryFilter = ({ state }: { state: ListState }) => (
  <FilterForm className="entry-filter">
    <input type="hidden" name="part" value="audit" />
    <ListFilter label="Changes by" name="by" values={otherActors} labels={actorNames} unset="Staff" state={state} />
    <ListFilter label="Kind" name="kind" values={auditKinds} labels={kindNames} state={state} />
    <PersonField state={state} />
    <DayField label="From" name="from" state={state} />
    <DayField label="To" name="to" state={state} />
  </FilterForm>
);

function PersonField({ state }: { state: ListState }) {
  const { typed, onType } = useTyped(state.options.person ?? "", (person) => state.onChange("person", person));
  return (
    <Field label="Person">
      {(inputProps) => (
        <input
          {...inputProps}
          name="person"
          maxLength={maxSearchLength}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  );
}

const DayField = ({ label, name, state }: { label: string; name: string; state: ListState }) => (
  <Field label={label}>
    {(inputProps) => (
      <input
        {...inputProps}
        type="date"
        name={name}
        value={state.options[name] ?? ""}
        onChange={({ currentTarget }) => state.onChange(name, currentTarget.value || undefined)}
      />
    )}
  </Field>
);
