import { isLong } from "./is-long.ts";

/** What somebody wrote, in their lines. A long text is folded, for the eye alone, and unfolds without script too. */
export const MessageBody = ({ text }: { text: string }) => (
  <>
    <p className="mail__body">{text}</p>
    {isLong(text) && (
      <details className="mail__fold">
        <summary>
          <span className="mail__more">Show all</span>
          <span className="mail__less">Show less</span>
        </summary>
      </details>
    )}
  </>
);
