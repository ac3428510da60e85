import { MonthSkeleton } from "#web/features/calendar/month/month-grid.tsx";
import { useClocks } from "#web/features/calendar/time/use-clocks.ts";
import { CalendarFeeds } from "./calendar-feeds.tsx";
import { CalendarHead, LiveCalendar } from "./live-calendar.tsx";
import type { CalendarSearch, Viewer } from "./viewer.ts";

type CalendarProps = {
  siteUrl: string;
  viewer: Viewer;
  search: CalendarSearch;
  /** Called once what the address asks for has been done. */
  onDone: () => void;
  /** Called with the month that is shown now. */
  onMonth: (month: string) => void;
};

/** The team's calendar. Only the reader's browser knows which month it is and where its days begin. */
export function Calendar({ siteUrl, viewer, search, onDone, onMonth }: CalendarProps) {
  const clocks = useClocks();
  return (
    <div className="page wrap">
      {clocks ? (
        <LiveCalendar
          key={`${search.user} ${search.view}`}
          viewer={viewer}
          search={search}
          clocks={clocks}
          onDone={onDone}
          onMonth={onMonth}
        />
      ) : (
        <>
          <CalendarHead />
          <MonthSkeleton />
        </>
      )}
      <CalendarFeeds isMember={viewer.memberId !== undefined} siteUrl={siteUrl} />
    </div>
  );
}
