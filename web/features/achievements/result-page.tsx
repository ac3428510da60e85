import type { ReactNode } from "react";
import { placementOf } from "#contract/achievements/results.ts";
import type { Result } from "#contract/achievements/schemas.ts";
import { formatMoney } from "#contract/money.ts";
import { playerPath } from "#contract/player-pages/player-path.ts";
import { useTeam } from "#web/api/team.ts";
import { digitsOf, lettersOf } from "#web/ui/format/digits.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { daysOf } from "./result-details.tsx";
import "./result-page.css";

/** A result on its own page. */
export function ResultPage({ result }: { result: Result }) {
  const { title, description, prize, players, game } = result;
  const placement = placementOf(result);
  return (
    <div className="result-page paper">
      <div className="wrap">
        <article>
          <p className="result-page__when">
            <time dateTime={result.date}>{daysOf(result)}</time>
            <GameName game={game} className="result-page__game" />
          </p>
          <h1 style={lettersOf(title)}>{withSoftHyphens(title)}</h1>
          <p className="result-page__place">
            <span className="visually-hidden">Placement: </span>
            <b className="numerals" style={digitsOf(placement)}>
              {placement}
            </b>
            {prize && (
              <span className="numerals" style={digitsOf(prize)}>
                <span className="visually-hidden">Prize: </span>
                {prize}
              </span>
            )}
          </p>
          <div className="result-page__body">
            <Facts result={result} />
            <div>
              {description && <p className="lead">{description}</p>}
              {players.length > 0 && <Players result={result} />}
              <Links result={result} />
            </div>
          </div>
        </article>
        <a className="text-link" href="/results">
          All results
        </a>
      </div>
    </div>
  );
}

function Facts({ result: { event, organiser, mode, region } }: { result: Result }) {
  const facts = Object.entries({ Event: event, Organiser: organiser, Mode: mode, Region: region });
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="result-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Players({ result: { players, money } }: { result: Result }) {
  const { locale } = useTeam();
  return (
    <section className="result-players" aria-labelledby="played-heading">
      <h2 id="played-heading">Played by</h2>
      <ul>
        {players.map(({ id, gamertag, slug, share }) => (
          <li key={id}>
            <PageLink slug={slug}>
              <BreakableName>{gamertag}</BreakableName>
            </PageLink>
            {share !== null && money && (
              <span>
                <span className="visually-hidden">Share of the prize: </span>
                {formatMoney(share, { currency: money.currency, locale })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const PageLink = ({ slug, children }: { slug: string | null; children: ReactNode }) =>
  slug === null ? <b>{children}</b> : <a href={playerPath(slug)}>{children}</a>;

function Links({ result: { sourceUrl, articleUrl, videoUrl } }: { result: Result }) {
  const links = Object.entries({ "Read about it": articleUrl, "Watch it": videoUrl, "See the source": sourceUrl });
  const given = links.flatMap(([name, url]) => (url ? [{ name, url }] : []));
  if (given.length === 0) return null;
  return (
    <ul className="result-links" aria-label="More about this result">
      {given.map(({ name, url }) => (
        <li key={name}>
          <a className="text-link" href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
