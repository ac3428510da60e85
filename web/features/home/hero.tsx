import type { ReactNode } from "react";
import { formatMoney, type MoneyStyle, moneyFormat } from "#contract/money.ts";
import { useTeam } from "#web/api/team.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import { digitsOf } from "#web/ui/format/digits.ts";
import { lineWidth } from "#web/ui/format/title-width.ts";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./hero.css";

type HeroProps = {
  /** Prize money by year. */
  won: YearMark[];
  /** Shown after the years on the timeline. */
  next: ReactNode;
  /** Links to go on from here. */
  children: ReactNode;
};

/** Longer ones would be too small in one line beside the figures. */
const longTagline = 16;

/** The team's name as a chart that climbs over the years to the prize money won. */
export function Hero({ won, next, children }: HeroProps) {
  const team = useTeam();
  const { labels } = team.home;
  const isLong = team.tagline.length > longTagline;
  const years = team.hero.yearsActive > 0 ? String(team.hero.yearsActive) : "";
  const prize = team.hero.prizeMoney > 0 ? formatShortMoney(team.hero.prizeMoney, team, 1000) : "";
  return (
    <section className="hero" id="home">
      <Terrain className="hero__land" preset="hero" seed={team.name} />
      <div className="wrap hero__inner">
        <div className="hero__note">
          <p className={`display ${isLong ? "hero__tagline--long" : "hero__tagline"}`} style={lineWidth(team.tagline)}>
            {team.tagline}
          </p>
          <p className="lead">{team.intro}</p>
          <div className="hero__go">{children}</div>
        </div>
        {(years || prize) && (
          <div className="summit" style={digitsOf(years + prize)}>
            {years && <Figure label={labels.years} figure={years} />}
            {prize && <Figure label={labels.prize} figure={prize} />}
          </div>
        )}
        <h1 className="hero__ramp">
          <span className="visually-hidden">{team.name}</span>
          <Ramp word={team.wordmark} variant="hero" />
          <Summit />
        </h1>
        <Axis won={won} />
        <div className="hero__next">{next}</div>
      </div>
    </section>
  );
}

const Figure = ({ label, figure }: { label: string; figure: string }) => (
  <dl>
    <dt>{label}</dt>
    <dd className="numerals">{figure}</dd>
  </dl>
);

/** A triangulation point, as on a survey map. */
const Summit = () => (
  <span className="flag">
    <svg className="survey-mark" viewBox="0 0 26 24" aria-hidden="true">
      <path d="M13 2 24.5 22.5h-23z" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="13" cy="15.6" r="2.6" fill="currentColor" />
    </svg>
  </span>
);

function Axis({ won }: { won: YearMark[] }) {
  const team = useTeam();
  const { founded, home, location } = team;
  return (
    <ul className="timeline">
      <li>
        <b>{formatMonth(founded)}</b>
        Founded in {location}
      </li>
      {prizeMoneyByYear(won, founded).map(({ year, prizeMoney }, index, { length }) => (
        <li key={year}>
          <b>{year}</b>
          {formatShortMoney(prizeMoney, team)} {index === length - 1 ? home.labels.soFar : home.labels.yearEnd}
        </li>
      ))}
    </ul>
  );
}

/** A year and its prize money. */
export type YearMark = { year: number; prizeMoney: number };

/** As many years as fit below the name on a phone, beside the founding month. */
const mostYears = 3;

/**
 * Returns the total prize money at the end of each year, from the year after the founding to that of the last result. If there
 * are many, returns only the last ones. A year with nothing won until then has nothing to say.
 */
export function prizeMoneyByYear(won: YearMark[], founded: string): YearMark[] {
  const lastYear = Math.max(...won.map(({ year }) => year));
  const firstYear = Math.max(Number(founded.slice(0, 4)) + 1, lastYear - mostYears + 1);
  if (lastYear < firstYear) return [];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => markOf(firstYear + index, won)).filter(
    ({ prizeMoney }) => prizeMoney > 0,
  );
}

function markOf(year: number, won: YearMark[]): YearMark {
  const until = won.filter((mark) => mark.year <= year);
  return { year, prizeMoney: until.reduce((sum, { prizeMoney }) => sum + prizeMoney, 0) };
}

const steps = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/**
 * Abbreviates amounts for narrow places, such as `$79.5M`. The letters are ours, because English has others in every country.
 * Amounts below `from` are written out.
 */
export function formatShortMoney(amount: number, style: MoneyStyle, from = 1_000_000): string {
  const [step, letter] = steps.find(([least]) => amount >= least * 0.99995) ?? [1, ""];
  if (step < from) return formatMoney(Math.round(amount), style);
  const parts = moneyFormat(style, { minimumFractionDigits: 0, maximumFractionDigits: 1 }).formatToParts(amount / step);
  const last = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
  return parts.map(({ value }, index) => (index === last ? value + letter : value)).join("");
}
