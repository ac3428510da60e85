import { type AnalyticsPeriod, analyticsPeriods, viewsFilePath } from "#contract/analytics/constants.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import { periodNames } from "./period-words.ts";
import "./period-choice.css";

type PeriodChoiceProps = { period: AnalyticsPeriod; onPeriod: (period: AnalyticsPeriod) => void };

/** Chooses the period. Uses links, so that each period has its own address. */
export const PeriodChoice = ({ period, onPeriod }: PeriodChoiceProps) => (
  <div className="period-choice">
    <nav aria-label="Period">
      {analyticsPeriods.map((days) => (
        <a
          key={days}
          href={`/admin/analytics?days=${days}`}
          aria-current={days === period || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPeriod(days);
          }}
        >
          {periodNames[days]}
        </a>
      ))}
    </nav>
    <a className="text-link" href={`${viewsFilePath}?days=${period}`} download>
      Download CSV
    </a>
  </div>
);
