import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { nameOf, people, type Search } from "./people.queries.ts";
import { PersonChoice } from "./person-choice.tsx";
import { PersonsEvents } from "./persons-events.tsx";

type PeoplesCalendarsProps = { search: Search; onSearch: (search: Search) => void };

/** For admins: someone's calendar, and a form to add an event to it. */
export function PeoplesCalendars({ search, onSearch }: PeoplesCalendarsProps) {
  const found = useQuery({ ...people(search), placeholderData: keepPreviousData });
  const choice = useRef<HTMLSelectElement>(null);
  const [isMissed, setMissed] = useState(false);
  const person = found.data?.find((one) => nameOf(one) === search.user);

  function handleChoice(chosen: Search) {
    setMissed(false);
    onSearch(chosen);
  }
  return (
    <section className="calendar-people" aria-labelledby="people-heading">
      <h3 id="people-heading">User calendars</h3>
      {found.isError && !found.data ? (
        <ErrorState title="The users didn’t load" error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <PersonChoice
          key={search.search}
          search={search}
          people={found.data ?? []}
          isSettled={!found.isFetching}
          choice={choice}
          problem={isMissed ? calendarTexts.noUser : undefined}
          onChoose={handleChoice}
        />
      )}
      {person ? (
        <PersonsEvents key={nameOf(person)} person={person} />
      ) : (
        <NobodyChosen onCreate={() => refuse(choice, setMissed)} />
      )}
    </section>
  );
}

/** Refuses to create an event until a person is chosen. */
function refuse(choice: RefObject<HTMLSelectElement | null>, setMissed: (isMissed: boolean) => void) {
  flushSync(() => setMissed(true)); // so that the message is read out with the field
  choice.current?.focus();
  toast({ title: calendarTexts.staffFailed, description: calendarTexts.noUser, tone: "bad" });
}

const NobodyChosen = ({ onCreate }: { onCreate: () => void }) => (
  <div className="person">
    <EmptyState isPrompt>Choose a user to see their recent events.</EmptyState>
    <Button variant="secondary" small aria-disabled onClick={onCreate}>
      Create Event
    </Button>
  </div>
);
