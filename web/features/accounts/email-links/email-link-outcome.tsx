import { type ReactNode, useEffect, useRef } from "react";

/** The outcome, shown in place of the form. Takes the focus from the form's button, so that it's read out. */
export function EmailLinkOutcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p className="account-form__outcome" tabIndex={-1} ref={text}>
      {children}
    </p>
  );
}
