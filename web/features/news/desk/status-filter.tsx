import { newsStatuses } from "#contract/news/constants.ts";
import { Field } from "#web/design/field.tsx";
import { Key } from "#web/design/key.tsx";
import { type ArticleStatus, statusIn, statusLabels } from "./news-desk.queries.ts";

type StatusFilterProps = { status: ArticleStatus | undefined; onStatus: (status: ArticleStatus | undefined) => void };

/** Which articles are shown. The choice stands in the address, where a browser without script puts it too. */
export const StatusFilter = ({ status, onStatus }: StatusFilterProps) => (
  <form className="desk__filter" onSubmit={(event) => event.preventDefault()}>
    <Field label="Status">
      {(wiring) => (
        <select
          {...wiring}
          name="status"
          defaultValue={status ?? ""}
          key={status}
          onChange={({ target }) => onStatus(statusIn({ status: target.value }))}
        >
          <option value="">All</option>
          {newsStatuses.map((known) => (
            <option key={known} value={known}>
              {statusLabels[known]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <noscript>
      <Key type="submit" face="lift" small>
        Show
      </Key>
    </noscript>
  </form>
);
