import { categoryPath, type NewsFilter, tagPath, tagSlug } from "#contract/news/news-path.ts";
import type { NewsSubjects } from "#contract/news/schemas.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { categories } from "./cards/category.tsx";
import "./find-news.css";

type FindNewsProps = { asked: NewsFilter; subjects: NewsSubjects | undefined };

/** Ways to find news: a plain form, so that a search has an address and works without script, and what there is news about. */
export function FindNews({ asked, subjects }: FindNewsProps) {
  return (
    <div className="find-news">
      <search>
        <form action="/news" method="get">
          <label htmlFor="news-search">Search the news</label>
          <input
            className="input"
            id="news-search"
            type="search"
            name="search"
            defaultValue={asked.search}
            maxLength={maxSearchLength}
            autoComplete="off"
            required
          />
          <button type="submit" className={buttonClass({ variant: "dark" })}>
            Search
          </button>
        </form>
      </search>
      {subjects && subjects.categories.length > 0 && <Subjects asked={asked} subjects={subjects} />}
    </div>
  );
}

function Subjects({ asked, subjects }: FindNewsProps & { subjects: NewsSubjects }) {
  return (
    <nav aria-label="News by subject">
      <ul>
        {subjects.categories.map((category) => (
          <li key={category}>
            <a href={categoryPath(category)} aria-current={category === asked.category ? "page" : undefined}>
              {categories[category].label}
            </a>
          </li>
        ))}
      </ul>
      {subjects.tags.length > 0 && (
        <ul className="find-news__tags" aria-label="Tags">
          {subjects.tags.map((tag) => (
            <li key={tag}>
              <a href={tagPath(tag)} aria-current={tagSlug(tag) === asked.tag ? "page" : undefined}>
                #{tag}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
