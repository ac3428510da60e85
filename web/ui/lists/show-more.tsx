import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import "./show-more.css";

/** How far a list has grown. */
export type NextPages = {
  /** The pages loaded beyond the first. */
  pages: number;
  hasMore: boolean;
  isPending: boolean;
  /** Why the next page failed to load, or null. */
  error: Error | null;
  onMore: () => void;
};

type ShowMoreProps = {
  nextPages: NextPages;
  shown: number;
  /** The name of the list's content, as in "30 rewards shown". */
  itemsName: string;
};

/** Loads the rest of a list. Announces how many rows are shown only after someone asked for more. */
export function ShowMore({ nextPages, shown, itemsName }: ShowMoreProps) {
  const { pages, hasMore, isPending, error, onMore } = nextPages;
  const [told, tell] = useState({ pages, shown });
  if (told.pages !== pages) tell({ pages, shown });
  const end = useRef<HTMLParagraphElement>(null);
  const hasEnded = !hasMore && pages > 0;
  const isOnButton = useRef(false);
  useEffect(() => {
    if (hasEnded && isOnButton.current) end.current?.focus({ preventScroll: true }); // the button that had the focus is gone
  }, [hasEnded]);
  return (
    <div className="show-more">
      {hasMore && (
        <Button
          variant="secondary"
          small
          isBusy={isPending}
          onClick={({ currentTarget }) => {
            isOnButton.current = document.activeElement === currentTarget; // it may have had the focus before hydration
            onMore();
          }}
          onFocus={() => {
            isOnButton.current = true;
          }}
          onBlur={() => {
            isOnButton.current = false;
          }}
        >
          {isPending ? "Loading more..." : "Show more"}
        </Button>
      )}
      <p className={error ? "show-more__failed" : "visually-hidden"} role="status" tabIndex={-1} ref={end}>
        {error && `More ${itemsName} didn’t load. ${errorReason(error)}`}
        {!error && pages > 0 && `${hasEnded ? "All " : ""}${told.shown} ${itemsName} shown`}
      </p>
    </div>
  );
}
