type Leading = { featured: boolean };

/** Splits the newest articles into the lead, which is the featured one or else the newest, and the rest. */
export function leadOf<Article extends Leading>(articles: Article[]): { lead: Article | undefined; rest: Article[] } {
  const lead = articles.find(({ featured }) => featured) ?? articles[0];
  return { lead, rest: articles.filter((article) => article !== lead) };
}
