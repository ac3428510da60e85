import { Link } from "@tanstack/react-router";
import type { NewsStory } from "#contract/news/schemas.ts";
import { RelatedNews, StoryMeta, StoryText } from "./story.tsx";
import "./story-page.css";
import { useView } from "./use-view.ts";

/** An article as a page of its own. */
export function StoryPage({ story }: { story: NewsStory }) {
  useView(story.id);
  return (
    <div className="story-page paper">
      <div className="wrap">
        <article>
          <StoryMeta story={story} />
          <h1>{story.title}</h1>
          <StoryText story={story} />
        </article>
        <RelatedNews story={story} opening="page" />
        <Link className="line" to="/news" activeOptions={{ exact: true }}>
          All news
        </Link>
      </div>
    </div>
  );
}
