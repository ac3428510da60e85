import { articleGlyph, wordPath } from "#contract/art/art.ts";
import { articlePath } from "#contract/news/article-path.ts";
import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { PublishedOn } from "#web/features/news/cards/published-on.tsx";
import { Tags } from "#web/features/news/cards/tags.tsx";
import { team } from "#web/team.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { Featured, Status } from "./article-status.tsx";

type ArticleRowProps = {
  article: DeskCard;
  onEdit: (article: DeskCard) => void;
  onDelete: (article: DeskCard) => void;
};

export function ArticleRow({ article, onEdit, onDelete }: ArticleRowProps) {
  const { title, status, publishedAt, views, readTime } = article;
  return (
    <tr>
      <td>
        <What article={article} />
      </td>
      <td>
        <Status of={status} />
      </td>
      <td className="news-tab__date">
        {publishedAt ? <PublishedOn publishedAt={publishedAt} /> : "Not yet published"}
      </td>
      <td className="fig">
        {formatNumber(views)}
        <span className="news-tab__unit"> {views === 1 ? "view" : "views"}</span>
      </td>
      <td className="fig">
        {readTime}
        <span className="news-tab__unit"> min read</span>
      </td>
      <td className="r tbl__actions">
        {status === "published" && (
          <a className="text-button" href={articlePath(article)} target="_blank" rel="noopener">
            View<span className="visually-hidden"> {title} on site (opens in a new tab)</span>
          </a>
        )}
        <TextButton onClick={() => onEdit(article)} aria-haspopup="dialog">
          Edit<span className="visually-hidden"> {title}</span>
        </TextButton>
        <TextButton isDestructive onClick={() => onDelete(article)} aria-haspopup="dialog">
          Delete<span className="visually-hidden"> {title}</span>
        </TextButton>
      </td>
    </tr>
  );
}

function What({ article: { title, excerpt, category, imageUrl, authorName, featured, tags } }: { article: DeskCard }) {
  return (
    <div className="news-tab__what">
      <img
        src={imageUrl ?? wordPath("news-lede", articleGlyph(title, category))}
        alt=""
        width="96"
        height="72"
        loading="lazy"
      />
      <div>
        <p className="news-tab__title">
          <b>{title}</b> {featured && <Featured />}
        </p>
        <p className="news-tab__excerpt">{excerpt}</p>
        <div className="news-tab__about">
          <span>{categories[category].label}</span>
          <span>{authorName ?? team.name}</span>
          <Tags of={tags} />
        </div>
      </div>
    </div>
  );
}
