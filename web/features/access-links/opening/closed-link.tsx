import { useEffect, useRef } from "react";

type ClosedLinkProps = {
  sentence: string;
  /** Whether it has just replaced the form whose button was pressed. */
  isNews: boolean;
};

/** Why the link doesn't open. Receives the focus if it replaces the pressed button. */
export function ClosedLink({ sentence, isNews }: ClosedLinkProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNews) text.current?.focus();
  }, [isNews]);
  return (
    <span tabIndex={-1} ref={text}>
      {sentence}
    </span>
  );
}
