import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { Address } from "./address.tsx";
import { OwnAddress } from "./own-address.tsx";
import "./calendar-programs.css";

/** Explains how to get events into calendar apps: by an address that they read regularly. */
export const CalendarPrograms = ({ isMember, siteUrl }: { isMember: boolean; siteUrl: string }) => (
  <section className="programs" aria-labelledby="programs-heading">
    <div>
      <h2 id="programs-heading">In your own calendar</h2>
      <p className="muted">Subscribe in the calendar app on your phone or computer. Changes here show up there.</p>
    </div>
    {isMember && <OwnAddress />}
    <div>
      <h3>Public feed</h3>
      <p className="muted">The team’s public tournaments, scrims and content days. Share it as you like.</p>
      <Address label="Public address" url={new URL(publicCalendarPath, siteUrl).href} />
    </div>
  </section>
);
