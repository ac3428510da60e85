import { useEffect, useRef } from "react";

type ClosedLinkProps = {
  sentence: string;
  /** It has just replaced the form whose button was pressed. */
  isNews: boolean;
};

/** Why the link opens nothing. The keyboard goes on here where its button has gone. */
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
