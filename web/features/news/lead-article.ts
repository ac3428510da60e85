type Leading = { featured: boolean };

/** Of the newest articles the one that leads, which is the featured one while there is one, and those below it. */
export function leadOf<Article extends Leading>(articles: Article[]): { lead: Article | undefined; rest: Article[] } {
  const lead = articles.find(({ featured }) => featured) ?? articles[0];
  return { lead, rest: articles.filter((article) => article !== lead) };
}
