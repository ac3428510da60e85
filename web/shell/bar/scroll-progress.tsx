import "./scroll-progress.css";

/**
 * The reading position, counted like the players left in a battle royale. CSS ties it to the scroll position, without a script.
 */
export const Countdown = () => (
  <span className="left" aria-hidden="true">
    <span /> left
  </span>
);

export const ProgressLine = () => (
  <div className="progress" aria-hidden="true">
    <i />
  </div>
);
