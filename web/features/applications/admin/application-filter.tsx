import type { FormEvent } from "react";
import {
  applicationStatuses,
  applicationStatusLabels,
  applicationTypeLabels,
  applicationTypes,
} from "#contract/applications/constants.ts";
import { Field } from "#web/design/field.tsx";
import { Key } from "#web/design/key.tsx";
import { type Filter, filterOf } from "./application-reviews.queries.ts";
import "./application-filter.css";

type ApplicationFilterProps = { filter: Filter; onFilter: (filter: Filter) => void };

/** Which applications are shown. The choice stands in the address, where a browser without script puts it too. */
export function ApplicationFilter({ filter, onFilter }: ApplicationFilterProps) {
  function handleChange({ currentTarget: { elements } }: FormEvent<HTMLFormElement>) {
    const chosen = (name: string) => {
      const choice = elements.namedItem(name);
      return choice instanceof HTMLSelectElement ? choice.value : "";
    };
    onFilter(filterOf({ status: chosen("status"), type: chosen("type") }));
  }
  return (
    <form className="afilter" onChange={handleChange} onSubmit={(event) => event.preventDefault()}>
      <Field label="Status">
        {(wiring) => (
          <select {...wiring} name="status" defaultValue={filter.status ?? ""} key={filter.status}>
            <option value="">All</option>
            {applicationStatuses.map((status) => (
              <option key={status} value={status}>
                {applicationStatusLabels[status]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Type">
        {(wiring) => (
          <select {...wiring} name="type" defaultValue={filter.type ?? ""} key={filter.type}>
            <option value="">All</option>
            {applicationTypes.map((type) => (
              <option key={type} value={type}>
                {applicationTypeLabels[type]}
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
}
