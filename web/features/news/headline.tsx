import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { articleParams, articlePath } from "#contract/news/article-path.ts";
import type { NewsCard } from "#contract/news/schemas.ts";
import { isPlainClick } from "#web/design/plain-click.ts";
import { newsStory } from "./news.queries.ts";
import { prepareStoryDialog } from "./opened-story.tsx";

/** Where a click on a headline shows the article: over the page, in place of another one there, or as a page. */
export type Opening = "over" | "instead" | "page";

type HeadlineProps = { article: NewsCard; opening?: Opening };

/** An article's title as a link to its page. A plain click shows it as stated; tabs, bookmarks and sharing get the page. */
export function Headline({ article, opening = "over" }: HeadlineProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const page = { to: "/news/$id/$slug", params: articleParams(article) } as const;

  function prepare() {
    void queryClient.prefetchQuery(newsStory(article.id));
    if (opening === "over") prepareStoryDialog();
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (opening === "page") return void router.navigate(page);
    event.currentTarget.focus(); // Safari does not, and the dialog gives the focus back to what had it
    void router.navigate({
      to: ".",
      search: true,
      hash: true,
      state: { story: article.id },
      mask: { ...page, unmaskOnReload: true },
      replace: opening === "instead",
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }

  return (
    <a className="story" href={articlePath(article)} onClick={handleClick} onPointerEnter={prepare} onFocus={prepare}>
      {article.title}
    </a>
  );
}
