import "./scroll-progress.css";

/** The reading position as a battle royale counts it. The browser ties both to the scroll; nothing here runs. */
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
