import { formatCount, parseCount } from "#contract/social-counts/count-format.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { addressOn, platformNames } from "#contract/team/platforms.ts";
import { useTeam } from "#web/api/team.ts";
import { digitsOf } from "#web/ui/format/digits.ts";
import { type CountChange, inWords, signed } from "./count-changes.ts";

type CountRowProps = { count: SocialCount; change?: CountChange; isLive: boolean };

/** One platform's line on the board. */
export function CountRow({ count: { platform, label, followers }, change, isLive }: CountRowProps) {
  const team = useTeam();
  const direction = change && (change.difference > 0 ? "up" : "down");
  const figure = formatCount(parseCount(followers));
  return (
    <li className={isLive ? "is-live" : undefined} data-direction={direction}>
      <h3>
        <a href={addressOn(platform, team)} rel="noopener">
          {platformNames[platform]}
        </a>
      </h3>
      <span className="counter-label">{label}</span>
      {change && (
        <span className="delta">
          <span aria-hidden="true">{signed(change.difference)}</span>
          <span className="visually-hidden">{inWords(change.difference)}</span>
        </span>
      )}
      <span className="numerals count" style={digitsOf(figure)}>
        {figure}
      </span>
    </li>
  );
}
