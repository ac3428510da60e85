import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { calendarTexts, eventCategoryLabels } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { EventEditor, type EventWording } from "#web/features/calendar/editor/event-editor.tsx";
import { useEditor } from "#web/features/calendar/editor/use-editor.ts";
import { useClocks } from "#web/features/calendar/time/use-clocks.ts";
import type { Viewer } from "#web/features/calendar/view/viewer.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { eventsOf, nameOf, people, type Search } from "./people.queries.ts";
import { PersonChoice } from "./person-choice.tsx";

type PeoplesCalendarsProps = { search: Search; onSearch: (search: Search) => void };

/** For admins: someone's calendar, and a form to add an event to it. */
export function PeoplesCalendars({ search, onSearch }: PeoplesCalendarsProps) {
  const found = useQuery({ ...people(search), placeholderData: keepPreviousData });
  const choice = useRef<HTMLSelectElement>(null);
  const [isMissed, setMissed] = useState(false);
  const afterRender = useAfterRender();
  const person = found.data?.find((one) => nameOf(one) === search.user);

  function handleChoice(chosen: Search) {
    setMissed(false);
    onSearch(chosen);
  }
  /** Refuses to create an event until a person is chosen. */
  function handleNobody() {
    setMissed(true);
    afterRender(() => choice.current?.focus());
    toast({ title: calendarTexts.staffFailed, description: calendarTexts.noUser, tone: "bad" });
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
      {person ? <PersonsEvents key={nameOf(person)} person={person} /> : <NobodyChosen onCreate={handleNobody} />}
    </section>
  );
}

const NobodyChosen = ({ onCreate }: { onCreate: () => void }) => (
  <div className="person">
    <EmptyState isPrompt>Choose a user to see their recent events.</EmptyState>
    <Button variant="secondary" small aria-disabled onClick={onCreate}>
      Create Event
    </Button>
  </div>
);

const admin: Viewer = { role: "admin" };
const creating: EventWording = {
  title: "Create Event",
  submitLabel: "Create Event",
  pendingLabel: "Creating...",
  errorMessage: describeError(calendarTexts.staffFailed),
  discarding: "This event hasn’t been created yet.",
  incomplete: calendarTexts.staffIncomplete,
};

/** A person's last events, a link to their calendar, and a form to add an event. */
function PersonsEvents({ person }: { person: CalendarUser }) {
  const { type, id } = person;
  const events = useQuery(eventsOf(person));
  const clocks = useClocks();
  const editor = useEditor(admin, `calendar:${nameOf(person)}`);
  return (
    <>
      <div className="person">
        <h4>{person.name}</h4>
        <p className="person__detail">{person.detail}</p>
        <Link className="text-link" to="/calendar" search={{ user: nameOf(person) }}>
          View calendar
        </Link>
        <Button small onClick={() => clocks && editor.add(clocks.today, clocks, { type, id })}>
          Create Event
        </Button>
      </div>
      <AsyncList query={events} itemsName="events" skeleton={<EventsSkeleton />} empty="No events yet">
        {(all) => <LastEvents events={all} person={person} />}
      </AsyncList>
      {clocks && <EventEditor editor={editor} clocks={clocks} person={person.name} wording={creating} />}
    </>
  );
}

function LastEvents({ events, person }: { events: CalendarEvent[]; person: CalendarUser }) {
  const { last, more } = lastOf(events);
  return (
    <>
      <ol className="person-events" aria-label="Recent events, latest first">
        {last.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {more > 0 && (
        <Link className="person-events__more" to="/calendar" search={{ user: nameOf(person) }}>
          +{more} more
        </Link>
      )}
    </>
  );
}

const Entry = ({ event: { title, startDate, isAllDay, category, color } }: { event: CalendarEvent }) => (
  <li style={{ borderColor: color }}>
    <b>{title}</b>
    <span>{isAllDay ? formatDay(startDate.slice(0, 10)) : <LocalTime at={startDate} />}</span>
    <span>{eventCategoryLabels[category]}</span>
  </li>
);

const EventsSkeleton = () => (
  <>
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "44px", margin: "8px 0" }} />
    ))}
  </>
);

const shown = 5;

/** Returns the last five events, latest first, and how many more there are. Expects events sorted by start. */
export const lastOf = (events: CalendarEvent[]) => ({
  last: events.slice(-shown).toReversed(),
  more: Math.max(0, events.length - shown),
});
