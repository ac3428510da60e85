import type { NewsStory } from "#contract/news/schemas.ts";
import { RelatedNews, StoryMeta, StoryText, titleStyle } from "./story.tsx";
import "./story-page.css";

/** An article on its own page. */
export function StoryPage({ story }: { story: NewsStory }) {
  return (
    <div className="story-page paper" data-viewed={story.id}>
      <div className="wrap">
        <article>
          <StoryMeta story={story} />
          <h1 {...titleStyle(story.title)}>{story.title}</h1>
          <StoryText story={story} />
        </article>
        <RelatedNews story={story} opening="page" />
        <a className="text-link" href="/news">
          All news
        </a>
      </div>
    </div>
  );
}
