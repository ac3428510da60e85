import { useSyncExternalStore } from "react";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import type { ArticleFieldProps } from "#web/features/news/admin/editor/fields/article-fields.ts";
import { ContentFields } from "#web/features/news/admin/editor/fields/content-fields.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { ArticlePreview } from "./article-preview.tsx";
import "./content-panel.css";

type ContentPanelProps = { writing: ArticleFieldProps; base: DeskArticle | undefined; isShown: boolean };

/**
 * The article's text, with a live preview beside it on wide screens. The fields stay mounted when the window is resized, because
 * the caret, the undo history and uploads would be lost with them.
 */
export function ContentPanel({ writing, base, isShown }: ContentPanelProps) {
  const isWide = useIsWide();
  const content = useDebouncedValue(writing.values.content);
  const title = useDebouncedValue(writing.values.title); // debounced, because each title has its own picture
  return (
    <div className="editor__beside">
      <ContentFields writing={writing} />
      {isWide && isShown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <section className="editor__live" aria-label="Live preview" tabIndex={0}>
          <ArticlePreview values={{ ...writing.values, title, content }} base={base} />
        </section>
      )}
    </div>
  );
}

const wide = "(min-width: 75em)";

function subscribe(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether a text and its preview fit side by side. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
