import { useState } from "react";
import type { AnalyticsOverview } from "#contract/analytics/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { pageName } from "./page-name.ts";
import "#web/ui/lists/table.css";
import "./top-pages.css";

type PageStats = AnalyticsOverview["pageStats"];

const first = 10;

/** The pages by their views; the bar repeats how one compares with the most viewed. */
export function TopPages({ pages }: { pages: PageStats }) {
  const [isWhole, setWhole] = useState(false);
  const most = pages[0]?.views ?? 1;
  return (
    <section aria-labelledby="pages-heading" className="top-pages">
      <h3 id="pages-heading">Top pages</h3>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Rank</span>
            </th>
            <th scope="col">Page</th>
            <th scope="col" className="r">
              Views
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, isWhole ? undefined : first).map(({ page, views }, index) => (
            <tr key={page}>
              <td className="numerals top-pages__rank">{index + 1}</td>
              <td>
                <a href={page} target="_blank" rel="noreferrer">
                  {pageName(page)}
                </a>
                <Share of={views / most} />
              </td>
              <td className="fig">{formatNumber(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length > first && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Only the first ${first}` : `All ${pages.length} pages`}
        </TextButton>
      )}
    </section>
  );
}

const Share = ({ of }: { of: number }) => (
  <svg className="top-pages__share" aria-hidden="true">
    <rect width={`${of * 100}%`} height="100%" />
  </svg>
);
