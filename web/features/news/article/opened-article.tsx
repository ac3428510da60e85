import { lazy, Suspense, useEffect, useState } from "react";
import { pageClosed, pageOpened } from "#web/documents/page-over-page.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";

const importDialog = () => import("./article-dialog.tsx");

/** Reloads, because the address is already the article's own. */
const loadPageInstead = () => {
  location.reload();
  return new Promise<never>(() => {});
};

const ArticleDialog = lazy(() => importDialog().catch(loadPageInstead));

/** The article opened over this page. It's an entry of the browser's history: back closes it, and closing goes back. */
export function OpenedArticle() {
  const [opened, setOpened] = useState<string>();
  const [shown, setShown] = useState<string>();
  if (opened && opened !== shown) setShown(opened);
  useEffect(() => followHistory(setOpened), []);
  if (!shown) return null;

  return (
    <Suspense fallback={null}>
      <ArticleDialog id={shown} isOpen={opened !== undefined} onClose={() => opened && history.back()} />
    </Suspense>
  );
}

/** Opens an article when its headline is clicked, or when history leads back to it. */
function followHistory(open: (id: string | undefined) => void) {
  const follow = () => {
    open(articleIdIn(history.state));
    document.dispatchEvent(new Event(articleIdIn(history.state) ? pageOpened : pageClosed));
  };
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-article]") : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    link.focus({ preventScroll: true }); // Safari doesn't focus clicked links, and the dialog returns the focus to the link
    const change = link.closest("dialog") ? "replaceState" : "pushState";
    history[change]({ article: link.dataset.article }, "", link.href);
    follow();
  };
  if (articleIdIn(history.state)) follow();
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

const articleIdIn = (state: unknown): string | undefined =>
  state instanceof Object && "article" in state && typeof state.article === "string" ? state.article : undefined;
