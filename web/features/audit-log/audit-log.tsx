import { useId } from "react";
import { auditKinds, auditLogFilePath, otherActors } from "#contract/audit-log/constants.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { FoldedFilters } from "#web/ui/lists/controls/folded-filters.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { countFilters, fileOf } from "#web/ui/lists/controls/list-options.ts";
import { useDebouncedSearch } from "#web/ui/lists/controls/list-search.tsx";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { auditEntries, auditListOptions } from "./audit-log.queries.ts";
import { actorNames, kindNames } from "./audit-words.ts";
import { EntriesTable } from "./entries-table.tsx";
import "./audit-log.css";

/** Who changed what in the admin area. Reloads whenever it comes into view. */
export function AuditLog({ isShown }: { isShown: boolean }) {
  const headingId = useId();
  const log = useList(auditListOptions, { pages: auditEntries, enabled: isShown });
  const { state } = log;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Audit log</h3>
      <ListPanel
        of={log}
        itemsName="changes"
        search={{ label: "Search the log", placeholder: "Who or what" }}
        filters={
          <FoldedFilters count={countFilters(state.options)}>
            <EntryFilter state={state} />
          </FoldedFilters>
        }
        file={fileOf(auditLogFilePath, state.options)}
        empty="Nothing has been changed yet"
        hint="Every change by staff is listed here, with who made it and when."
      >
        {(entries) => <EntriesTable entries={entries} sorting={state.sorting} />}
      </ListPanel>
    </section>
  );
}

/** Filters the entries by actor, kind and date. */
const EntryFilter = ({ state }: { state: ListState }) => (
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
  const { typed, onType } = useDebouncedSearch(state.options.person ?? "", (person) =>
    state.onChange("person", person),
  );
  return (
    <Field label="Person">
      {(inputProps) => (
        <input
          {...inputProps}
          name="person"
          maxLength={maxSearchLength}
          placeholder="Anyone"
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
