import { Fragment } from "react";

/** A gamertag as a word that may break before its underscores. */
export function Gamertag({ children }: { children: string }) {
  const [start, ...rest] = children.split(/(?=_)/);
  return (
    <>
      {start}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one word are never reordered
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
