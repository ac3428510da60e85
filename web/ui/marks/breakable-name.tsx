import { Fragment } from "react";

/** Where a name or an address may wrap: before underscores, capitals and @, after dots and hyphens. */
export const nameParts = /(?=[_@])|(?<=[a-zà-ÿ])(?=[A-ZÀ-Þ])|(?<=[.-])/;

/** A name that wraps between its parts, and inside a part only if that is wider than its line. */
export function BreakableName({ children }: { children: string }) {
  const [start, ...rest] = children.split(nameParts);
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
