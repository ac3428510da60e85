import { Archive, Star } from "lucide-react";
import { Badge } from "#web/ui/marks/badge.tsx";
import { type ArticleStatus, statusLabels } from "./news-desk.queries.ts";

/** Who can read an article: everybody, only staff until it's published, or only staff since it was archived. */
export function Status({ of: status }: { of: ArticleStatus }) {
  const label = statusLabels[status];
  if (status === "published") return <Badge tone="ok">{label}</Badge>;
  if (status === "draft") return <Badge tone="wait">{label}</Badge>;
  return (
    <span className="badge">
      <Archive className="icon" />
      {label}
    </span>
  );
}

export const Featured = () => (
  <span className="badge news-tab__featured">
    <Star className="icon" />
    Featured
  </span>
);
