import type { DeskCard } from "#contract/news/desk/schemas.ts";
import { ArticleRow } from "./article-row.tsx";
import "#web/ui/marks/badge.css";
import "#web/ui/lists/table.css";
import "#web/ui/actions/text-button.css";
import "#web/features/news/cards/news-cards.css";

type ArticleTableProps = {
  articles: DeskCard[];
  onEdit: (article: DeskCard) => void;
  onDelete: (article: DeskCard) => void;
};

export const ArticleTable = ({ articles, onEdit, onDelete }: ArticleTableProps) => (
  <div className="tblbox">
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col">Status</th>
          <th scope="col">Published</th>
          <th scope="col" className="r">
            Views
          </th>
          <th scope="col" className="r">
            Read time
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  </div>
);
