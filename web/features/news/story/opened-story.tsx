import { lazy, Suspense, useEffect, useState } from "react";
import { storyClosed, storyOpened } from "#web/documents/story-events.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";

const importDialog = () => import("./story-dialog.tsx");

/** Reloads, because the address is already the article's own. */
const loadPageInstead = () => {
  location.reload();
  return new Promise<never>(() => {});
};

const StoryDialog = lazy(() => importDialog().catch(loadPageInstead));

/** The article opened over this page. It's an entry of the browser's history: back closes it, and closing goes back. */
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

/** Opens an article when its headline is clicked, or when history leads back to it. */
function followHistory(open: (id: string | undefined) => void) {
  const follow = () => {
    open(storyIn(history.state));
    document.dispatchEvent(new Event(storyIn(history.state) ? storyOpened : storyClosed));
  };
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-story]") : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    link.focus({ preventScroll: true }); // Safari doesn't focus clicked links, and the dialog returns the focus to the link
    const change = link.closest("dialog") ? "replaceState" : "pushState";
    history[change]({ story: link.dataset.story }, "", link.href);
    follow();
  };
  if (storyIn(history.state)) follow();
  history.scrollRestoration = "manual"; // keep the list under an article in place
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
