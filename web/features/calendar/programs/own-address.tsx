import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/calls.ts";
import { ownSubscription } from "#web/features/calendar/calendar.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Address } from "./address.tsx";

/** What is asked about before it is done. */
type Step = "replace" | "end";

/** A member's secret address: made, shown this once, replaced and ended. */
export function OwnAddress() {
  const { data, isError, refetch } = useQuery(ownSubscription());
  const [asked, setAsked] = useState<Step>();
  const { url, make, end, isBusy } = useOwnAddress();
  const close = () => setAsked(undefined);

  return (
    <div>
      <h3>Private feed</h3>
      <p className="muted">Everything you see here, including your own events. Anyone with the link can read it all.</p>
      {isError && (
        <ErrorState title="Your private link didn’t load" onRetry={refetch}>
          Please check your connection and try again.
        </ErrorState>
      )}
      {url && <Address label="Your private link" url={url} hint="We only show it once. Keep it to yourself." />}
      {data?.createdAt && !url && (
        <p>
          You’ve had one since <LocalTime at={data.createdAt} isDay />. We only showed it then.
        </p>
      )}
      {data && (
        <div className="programs__actions">
          {data.createdAt ? (
            <>
              <Button variant="light" small aria-haspopup="dialog" onClick={() => setAsked("replace")}>
                Replace link
              </Button>
              <TextButton isDestructive aria-haspopup="dialog" onClick={() => setAsked("end")}>
                Turn it off
              </TextButton>
            </>
          ) : (
            <Button variant="light" small isBusy={isBusy} onClick={() => make(undefined)}>
              {isBusy ? "Creating..." : "Get my private link"}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={asked === "replace"}
        title="Replace your private link?"
        confirm="Replace link"
        pending="Replacing..."
        isBusy={isBusy}
        onConfirm={() => make(close)}
        onClose={close}
      >
        <p>Apps that use the current link will stop updating.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isDestructive
        isOpen={asked === "end"}
        title="Turn off your private link?"
        confirm="Turn off link"
        pending="Turning off..."
        isBusy={isBusy}
        onConfirm={() => end(close)}
        onClose={close}
      >
        <p>Apps that use it will stop updating. You can get a new one at any time.</p>
      </ConfirmDialog>
    </div>
  );
}

type Then = (() => void) | undefined;

function useOwnAddress() {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const become = (createdAt: string | null) => queryClient.setQueryData(ownSubscription().queryKey, { createdAt });
  const onError = (error: unknown) => {
    const description = error instanceof ApiFailure ? error.sentence : undefined;
    toast({ title: "Your private link hasn’t changed", description, tone: "bad", about: calendarApi.subscribe.path });
  };
  const making = useMutation({
    mutationFn: (_then: Then) => api(calendarApi.subscribe),
    onSuccess: (made) => {
      setUrl(made.url);
      become(made.createdAt);
      toast({ title: "Your private link is ready", about: calendarApi.subscribe.path });
    },
    onError,
    onSettled: (_made, _error, then) => then?.(),
  });
  const ending = useMutation({
    mutationFn: (_then: Then) => api(calendarApi.unsubscribe),
    onSuccess: () => {
      setUrl(undefined);
      become(null);
      toast({ title: "Your private link is off", about: calendarApi.subscribe.path });
    },
    onError,
    onSettled: (_nothing, _error, then) => then?.(),
  });
  return { url, make: making.mutate, end: ending.mutate, isBusy: making.isPending || ending.isPending };
}
