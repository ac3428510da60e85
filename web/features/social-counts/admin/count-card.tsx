import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { formatCount } from "#contract/social-counts/count-format.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { platformNames } from "#web/features/social-counts/count-row.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { CountForm } from "./count-form.tsx";

type CountCardProps = {
  platform: SocialPlatform;
  /** Undefined if none has been set yet. */
  count: SocialCount | undefined;
  canUpdate: boolean;
  onSet: (answer: SocialCount) => void;
};

/** A platform: the count that the site shows, since when, and a form to set it. */
export const CountCard = ({ platform, count, canUpdate, onSet }: CountCardProps) => (
  <li className="count-card">
    <h3>{platformNames[platform]}</h3>
    {count ? (
      <>
        <p className="numerals">{formatCount(count.followers)}</p>
        <p>
          {formatNumber(count.followers)} {count.label.toLowerCase()}
        </p>
        <p className="count-card__since">
          Last updated <LocalTime at={count.updatedAt} />
        </p>
      </>
    ) : (
      <>
        <p className="numerals">–</p>
        <p>No count yet</p>
        <p className="count-card__since">The site shows it once it’s set</p>
      </>
    )}
    {canUpdate && <CountForm platform={platform} count={count?.followers} onSet={onSet} />}
  </li>
);
