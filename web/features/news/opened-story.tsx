import { useLocation, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

const importDialog = () => import("./story-dialog.tsx");

/** When a headline is near to being opened. Opening it tries again. */
export const prepareStoryDialog = () => void importDialog().catch(() => {});

/** The address is the article's own by now: loaded anew, it is the article's page. */
const loadPageInstead = () => {
  location.reload();
  return new Promise<never>(() => {});
};

const StoryDialog = lazy(() => importDialog().catch(loadPageInstead));

/** The article that was opened over this page, as one step of the browser's history: back closes it, closing goes back. */
export function OpenedStory() {
  const router = useRouter();
  const opened = useLocation({ select: ({ state }) => state.story });
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  if (!shown) return null;

  return (
    <Suspense fallback={null}>
      <StoryDialog id={shown} isOpen={opened !== undefined} onClose={() => opened && router.history.back()} />
    </Suspense>
  );
}
