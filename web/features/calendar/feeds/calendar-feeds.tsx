import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { FeedAddress } from "./feed-address.tsx";
import { OwnFeed } from "./own-feed.tsx";
import "./calendar-feeds.css";

/** Explains how to get events into calendar apps: through the address of a feed, which they read regularly. */
export const CalendarFeeds = ({ isMember, siteUrl }: { isMember: boolean; siteUrl: string }) => (
  <section className="calendar-feeds" aria-labelledby="calendar-feeds-heading">
    <div>
      <h2 id="calendar-feeds-heading">In your own calendar</h2>
      <p className="muted">Subscribe in the calendar app on your phone or computer. Changes here show up there.</p>
    </div>
    {isMember && <OwnFeed />}
    <div>
      <h3>Public feed</h3>
      <p className="muted">The team’s public tournaments, scrims and content days. Share it as you like.</p>
      <FeedAddress label="Public address" url={new URL(publicCalendarPath, siteUrl).href} />
    </div>
  </section>
);
