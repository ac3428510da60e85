import { useEffect, useRef } from "react";

type ClosedLinkProps = {
  sentence: string;
  /** Whether it has just replaced the form whose button was pressed. */
  isNews: boolean;
};

/** Why the link doesn't open. Receives the focus if it replaces the pressed button. */
export function ClosedLink({ sentence, isNews }: ClosedLinkProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) paragraph.current?.focus();
  }, [isNews]);
  return (
    <p className="error" tabIndex={-1} ref={paragraph}>
      {sentence}
    </p>
  );
}
