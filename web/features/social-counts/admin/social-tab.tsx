import { useQuery } from "@tanstack/react-query";
import { socialPlatforms } from "#contract/social-counts/constants.ts";
import { socialCounts } from "#web/features/social-counts/social-counts.queries.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { TabHead } from "#web/ui/lists/tab-head.tsx";
import { CountCard } from "./count-card.tsx";
import { SaveAll } from "./save-all.tsx";
import { useCountSet } from "./use-count-set.ts";
import "./social-tab.css";

type SocialTabProps = { canUpdate: boolean };

/** The follower counts that the site shows, with forms for staff who may set them. */
export const SocialTab = ({ canUpdate }: SocialTabProps) => (
  <>
    <TabHead name="Social Media" action={canUpdate && <SaveAll />} />
    <Counters canUpdate={canUpdate} />
    <ul className="counters__notes">
      <li>A count is a whole number, 0 or more.</li>
      <li>Counts display abbreviated: 1500 shows as 1.5K.</li>
      <li>A new count appears immediately on the site.</li>
      <li>Only chiefs and admins can update the counts.</li>
    </ul>
  </>
);

function Counters({ canUpdate }: SocialTabProps) {
  const counts = useQuery(socialCounts());
  const handleSet = useCountSet();
  if (counts.isPending) return <CountersToCome />;
  return (
    <>
      {counts.error && (
        <ErrorState
          title={counts.data ? "The counts are not up to date" : "The counts didn’t load"}
          onRetry={() => counts.refetch()}
        >
          Please check your connection and try again.
        </ErrorState>
      )}
      {counts.data && (
        <ul className="counters">
          {socialPlatforms.map((platform) => (
            <CountCard
              key={platform}
              platform={platform}
              count={counts.data.find((count) => count.platform === platform)}
              canUpdate={canUpdate}
              onSet={handleSet}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const CountersToCome = () => (
  <Loading what="social counts" className="counters">
    {socialPlatforms.map((platform) => (
      <Skeleton key={platform} style={{ height: "136px" }} />
    ))}
  </Loading>
);
