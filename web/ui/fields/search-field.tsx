import { maxSearchLength } from "#contract/search/constants.ts";
import { isShort, mostLookedThrough } from "#contract/search/short-search.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { Field } from "./field.tsx";
import "./search-field.css";

type SearchFieldProps = {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  /** The result in words, for screen readers. */
  outcome: string | false;
};

const shortHint = () =>
  `With fewer than three letters, only the first ${formatNumber(mostLookedThrough)} rows are searched.`;

/** Narrows a list to what is typed. */
export const SearchField = ({ label, placeholder, typed, onType, outcome }: SearchFieldProps) => (
  <search className="search-field">
    <Field label={label} {...(typed.trim() && isShort(typed) && { hint: shortHint() })}>
      {(inputProps) => (
        <input
          {...inputProps}
          type="search"
          placeholder={placeholder}
          maxLength={maxSearchLength}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
    <p className="visually-hidden" role="status">
      {outcome}
    </p>
  </search>
);
