import type { Result } from "#contract/achievements/schemas.ts";
import { formatMoney } from "#contract/money.ts";
import { useTeam } from "#web/api/team.ts";
import { formatDay } from "#web/ui/format/dates.ts";

type ResultDetailsProps = {
  result: Result;
  /** The id of the player whose share of the prize is shown. */
  sharesOf?: string | undefined;
};

/** What is known of a result besides its title: event, mode, region, and a player's share of the prize. */
export function ResultDetailsLine({ result, sharesOf }: ResultDetailsProps) {
  const { locale } = useTeam();
  const { event, mode, region, money, players } = result;
  const share = players.find(({ id }) => id === sharesOf)?.share ?? null;
  const shown = share !== null && money && formatMoney(share, { currency: money.currency, locale });
  const known = [event, mode, region, shown && `${shown} share`].filter(Boolean);
  return known.length > 0 && <p className="result-list__details">{known.join(" · ")}</p>;
}

/** Formats the days of a result: `27 Mar 2026`, or `27 Mar 2026 to 29 Mar 2026`. */
export const daysOf = ({ startedOn, date }: Result) =>
  startedOn && startedOn !== date ? `${formatDay(startedOn)} to ${formatDay(date)}` : formatDay(date);
