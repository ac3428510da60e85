import { lazy, Suspense, useEffect, useState } from "react";
import { storyClosed, storyOpened } from "#web/documents/story-events.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";

const importDialog = () => import("./story-dialog.tsx");

/** The address is the article's own by now: loaded anew, it is the article's page. */
const loadPageInstead = () => {
  location.reload();
  return new Promise<never>(() => {});
};

const StoryDialog = lazy(() => importDialog().catch(loadPageInstead));

/** The article that was opened over this page, as one step of the browser's history: back closes it, closing goes back. */
export function OpenedStory() {
  const [opened, setOpened] = useState<string>();
  const [shown, setShown] = useState<string>();
  if (opened && opened !== shown) setShown(opened);
  useEffect(() => followHistory(setOpened), []);
  if (!shown) return null;

  return (
    <Suspense fallback={null}>
      <StoryDialog id={shown} isOpen={opened !== undefined} onClose={() => opened && history.back()} />
    </Suspense>
  );
}

/** A press on a headline opens its article; so does the way back to where it was open. */
function followHistory(open: (id: string | undefined) => void) {
  const follow = () => {
    open(storyIn(history.state));
    document.dispatchEvent(new Event(storyIn(history.state) ? storyOpened : storyClosed));
  };
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-story]") : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    link.focus({ preventScroll: true }); // Safari does not, and the dialog gives the focus back to what had it
    const change = link.closest("dialog") ? "replaceState" : "pushState";
    history[change]({ story: link.dataset.story }, "", link.href);
    follow();
  };
  if (storyIn(history.state)) follow();
  history.scrollRestoration = "manual"; // the list under an article stays where it is
  const leave = () => {
    history.scrollRestoration = "auto";
  };
  addEventListener("pagehide", leave);
  addEventListener("popstate", follow);
  document.addEventListener("click", press);
  return () => {
    removeEventListener("pagehide", leave);
    removeEventListener("popstate", follow);
    document.removeEventListener("click", press);
  };
}

const storyIn = (state: unknown): string | undefined =>
  state instanceof Object && "story" in state && typeof state.story === "string" ? state.story : undefined;
