import { useTeam } from "#web/api/team.ts";
import "./live-strip.css";

/**
 * Who of the team is live. It's empty and hidden until the page's script has learnt that somebody is (follow-live.ts), which then fills
 * a copy of the template for each.
 */
export const LiveStrip = () => (
  <section className="live-strip" aria-labelledby="live-now" data-locale={useTeam().locale} hidden>
    <p className="live-strip__word" id="live-now">
      Live
    </p>
    <ul />
    <template>
      <li>
        <a className="live-stream" href="https://www.twitch.tv" rel="noopener">
          <img width="640" height="360" alt="" hidden />
          <b data-slot="name" />
          <span data-slot="title" />
          <span data-slot="watching" />
        </a>
      </li>
    </template>
  </section>
);
