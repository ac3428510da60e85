import { newsStatuses } from "#contract/news/constants.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { FilterForm } from "#web/ui/lists/filter-form.tsx";
import { type ArticleStatus, statusIn, statusLabels } from "./news-desk.queries.ts";

type StatusFilterProps = { status: ArticleStatus | undefined; onStatus: (status: ArticleStatus | undefined) => void };

/** Which articles are shown. */
export const StatusFilter = ({ status, onStatus }: StatusFilterProps) => (
  <FilterForm className="news-tab__filter">
    <FilterSelect
      label="Status"
      name="status"
      values={newsStatuses}
      labels={statusLabels}
      chosen={status}
      onChoose={(chosen) => onStatus(statusIn({ status: chosen }))}
    />
  </FilterForm>
);
