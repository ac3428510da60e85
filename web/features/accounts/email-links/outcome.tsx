import { type ReactNode, useEffect, useRef } from "react";

/** What came of it, in the place of the form. It takes the focus that the form's button had, and is so read out. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p className="account__outcome" tabIndex={-1} ref={text}>
      {children}
    </p>
  );
}
