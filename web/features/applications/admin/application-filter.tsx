import type { FormEvent } from "react";
import {
  applicationStatuses,
  applicationStatusLabels,
  applicationTypeLabels,
  applicationTypes,
} from "#contract/applications/constants.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { FilterForm } from "#web/ui/lists/filter-form.tsx";
import { type Filter, filterOf } from "./application-reviews.queries.ts";
import "./application-filter.css";

type ApplicationFilterProps = { filter: Filter; onFilter: (filter: Filter) => void };

/** Which applications are shown. */
export function ApplicationFilter({ filter, onFilter }: ApplicationFilterProps) {
  function handleChange({ currentTarget: { elements } }: FormEvent<HTMLFormElement>) {
    const chosen = (name: string) => {
      const choice = elements.namedItem(name);
      return choice instanceof HTMLSelectElement ? choice.value : "";
    };
    onFilter(filterOf({ status: chosen("status"), type: chosen("type") }));
  }
  return (
    <FilterForm className="application-filter" onChange={handleChange}>
      <FilterSelect
        label="Status"
        name="status"
        values={applicationStatuses}
        labels={applicationStatusLabels}
        chosen={filter.status}
      />
      <FilterSelect
        label="Type"
        name="type"
        values={applicationTypes}
        labels={applicationTypeLabels}
        chosen={filter.type}
      />
    </FilterForm>
  );
}
