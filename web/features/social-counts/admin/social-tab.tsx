import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { channelsApi } from "#contract/channels/endpoints.ts";
import type { SetCount } from "#contract/social-counts/admin/schemas.ts";
import { countedPlatforms, type SocialPlatform, socialPlatforms } from "#contract/social-counts/constants.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { socialCounts } from "#web/features/social-counts/social-counts.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { CountCard } from "./count-card.tsx";
import "./social-tab.css";

type SocialTabProps = {
  canUpdate: boolean;
  /** Where the counts come from. */
  children?: ReactNode;
};

/** The follower counts that the site shows, with forms for staff who may set them. */
export function SocialTab({ canUpdate, children }: SocialTabProps) {
  const platforms = countedPlatforms(useTeam());
  if (platforms.length === 0)
    return (
      <>
        <DashboardTabHead name="Social Media" />
        <EmptyState hint="Followers are counted on Twitter, YouTube and Twitch, once the team’s address there is among its facts.">
          No counts
        </EmptyState>
      </>
    );
  return (
    <>
      <DashboardTabHead name="Social Media" action={canUpdate && <SaveAll />} />
      <Counters platforms={platforms} canUpdate={canUpdate} />
      <ul className="counters__notes">
        <li>A count is a whole number, 0 or more.</li>
        <li>Counts display abbreviated: 1500 shows as 1.5K.</li>
        <li>A new count appears immediately on the site.</li>
        <li>A count that’s typed in wins over the platform’s own until it’s cleared.</li>
        <li>Only chiefs and admins can update the counts.</li>
      </ul>
      {children && <div className="counters__channels">{children}</div>}
    </>
  );
}

type CountersProps = Pick<SocialTabProps, "canUpdate"> & { platforms: SocialPlatform[] };

function Counters({ platforms, canUpdate }: CountersProps) {
  const counts = useQuery(socialCounts());
  const handleSet = useCountSet();
  if (counts.isPending) return <CountersSkeleton platforms={platforms} />;
  return (
    <>
      {counts.error && (
        <ErrorState
          title={counts.data ? "The counts aren’t up to date" : "The counts didn’t load"}
          error={counts.error}
          onRetry={() => counts.refetch()}
        />
      )}
      {counts.data && (
        <ul className="counters">
          {platforms.map((platform) => (
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

const CountersSkeleton = ({ platforms }: Pick<CountersProps, "platforms">) => (
  <Loading contentName="social counts" className="counters">
    {platforms.map((platform) => (
      <Skeleton key={platform} style={{ height: "112px" }} />
    ))}
  </Loading>
);

/**
 * Returns a function that updates the counts, which the home page's board shares: first with the server's response, then by
 * reloading.
 */
function useCountSet() {
  const queryClient = useQueryClient();
  return ({ followers, ...answer }: SetCount) => {
    queryClient.setQueryData(socialCounts().queryKey, (shown) => {
      const others = shown?.filter(({ platform }) => platform !== answer.platform) ?? [];
      const set = followers === null ? [] : [{ ...answer, followers }];
      return [...others, ...set].sort((a, b) => rankOf(a) - rankOf(b));
    });
    for (const { path } of [socialCountsApi.list, channelsApi.list])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}

const rankOf = ({ platform }: SocialCount) => socialPlatforms.indexOf(platform);

const typedIn = (form: HTMLFormElement) => [...form.elements].some((field) => "value" in field && field.value !== "");

/** Saves every count that was typed. Each card says whether its own was saved. */
function SaveAll() {
  const [isNothing, setNothing] = useState(false);

  function handlePress() {
    const forms = [...document.querySelectorAll<HTMLFormElement>(".count-card__form")];
    const typed = forms.filter(typedIn);
    setNothing(typed.length === 0);
    if (typed.length === 0) forms[0]?.querySelector("input")?.focus();
    for (const form of typed) form.requestSubmit();
  }
  return (
    <>
      <Button small onClick={handlePress}>
        Save all
      </Button>
      <p className="save-all__note" role="status">
        {isNothing && "Type a new count first"}
      </p>
    </>
  );
}
