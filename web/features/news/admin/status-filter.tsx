import { newsStatuses } from "#contract/news/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { type ArticleStatus, statusIn, statusLabels } from "./news-desk.queries.ts";

type StatusFilterProps = { status: ArticleStatus | undefined; onStatus: (status: ArticleStatus | undefined) => void };

/** Which articles are shown. The choice stands in the address, where a browser without script puts it too. */
export const StatusFilter = ({ status, onStatus }: StatusFilterProps) => (
  <form className="news-tab__filter" onSubmit={(event) => event.preventDefault()}>
    <FilterSelect
      label="Status"
      name="status"
      values={newsStatuses}
      labels={statusLabels}
      chosen={status}
      onChoose={(chosen) => onStatus(statusIn({ status: chosen }))}
    />
    <noscript>
      <Button type="submit" variant="secondary" small>
        Show
      </Button>
    </noscript>
  </form>
);
