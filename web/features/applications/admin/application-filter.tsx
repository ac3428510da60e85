import {
  applicationStatuses,
  applicationStatusLabels,
  applicationTypeLabels,
  applicationTypes,
} from "#contract/applications/constants.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { SortSelect } from "#web/ui/lists/controls/sort-select.tsx";
import type { ListState } from "#web/ui/lists/controls/use-list.ts";
import "#web/ui/lists/controls/filters.css";

const orders = { "createdAt desc": "Newest first", "createdAt asc": "Oldest first", "name asc": "By name" };

export const ApplicationFilter = ({ state }: { state: ListState }) => (
  <FilterForm className="filters">
    <ListFilter
      label="Status"
      name="status"
      values={applicationStatuses}
      labels={applicationStatusLabels}
      state={state}
    />
    <ListFilter label="Type" name="type" values={applicationTypes} labels={applicationTypeLabels} state={state} />
    <SortSelect orders={orders} state={state} />
  </FilterForm>
);
