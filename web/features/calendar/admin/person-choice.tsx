import type { FormEvent, RefObject } from "react";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { type CalendarUserType, calendarUserTypes } from "#contract/calendar/constants.ts";
import { foldForSearch } from "#contract/search/fold.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { PickSelect } from "#web/ui/fields/pick-select.tsx";
import { mostLetters, nameOf, type Search } from "./people.queries.ts";

const kinds: Record<CalendarUserType, string> = { admin: "Admin accounts", applicant: "Registered users" };

type PersonChoiceProps = {
  search: Search;
  people: CalendarUser[];
  /** Whether the people are the results of the current search. */
  isSettled: boolean;
  choice: RefObject<HTMLSelectElement | null>;
  problem: string | undefined;
  onChoose: (search: Search) => void;
};

/** Finds and chooses a person. Both are in the address, as with a GET form without JavaScript. */
export function PersonChoice({ search, people, isSettled, choice, problem, onChoose }: PersonChoiceProps) {
  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("search");
    const typed = field instanceof HTMLInputElement ? field.value.trim() : "";
    onChoose(typed ? { search: typed } : {});
  }
  const { search: searched } = search;
  return (
    <form className="person-choice" onSubmit={handleSearch}>
      <search>
        <Field label="Search users">
          {(inputProps) => (
            <input
              {...inputProps}
              type="search"
              name="search"
              placeholder="Name or email"
              maxLength={mostLetters}
              autoComplete="off"
              defaultValue={searched}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" small>
          Search
        </Button>
      </search>
      <Field label="User" error={problem} hint="Showing the first 50. Search to find others.">
        {(inputProps) => (
          <PickSelect
            {...inputProps}
            name="user"
            ref={choice}
            value={people.find((person) => nameOf(person) === search.user) ? (search.user ?? "") : ""}
            onPick={(user) => onChoose({ ...search, user })}
          >
            <option value="">{people.length > 0 ? "Choose a user" : "No matching users"}</option>
            {calendarUserTypes.map((type) => (
              <Kind key={type} name={kinds[type]} people={people.filter((person) => person.type === type)} />
            ))}
          </PickSelect>
        )}
      </Field>
      <noscript>
        <Button type="submit" variant="secondary" small>
          Show
        </Button>
      </noscript>
      <p className="visually-hidden" role="status">
        {searched && isSettled && (people.length > 0 ? `Users found: ${people.length}` : "No matching users")}
      </p>
    </form>
  );
}

const Kind = ({ name, people }: { name: string; people: CalendarUser[] }) =>
  people.length > 0 && (
    <optgroup label={name}>
      {people.map((person) => (
        <option key={person.id} value={nameOf(person)}>
          {labelOf(person, people)}
        </option>
      ))}
    </optgroup>
  );

/** Returns a person's name, with a detail if others in the list share it. */
export function labelOf({ id, name, detail }: CalendarUser, people: CalendarUser[]): string {
  const isShared = people.some((other) => other.id !== id && foldForSearch(other.name) === foldForSearch(name));
  return isShared ? `${name}, ${detail}` : name;
}
