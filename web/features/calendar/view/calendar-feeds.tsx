import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { ownSubscription } from "#web/features/calendar/calendar.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import "./calendar-feeds.css";

/** Explains how to get events into calendar apps: through the address of a feed, which they read regularly. */
export const CalendarFeeds = ({ isMember, siteUrl }: { isMember: boolean; siteUrl: string }) => (
  <section className="calendar-feeds" aria-labelledby="calendar-feeds-heading">
    <div>
      <h2 id="calendar-feeds-heading">In your own calendar</h2>
      <p className="muted">Subscribe in the calendar app on your phone or computer. Changes here show up there.</p>
    </div>
    {isMember && <OwnFeed />}
    <div>
      <h3>Public feed</h3>
      <p className="muted">The team’s public tournaments, scrims and content days. Share it as you like.</p>
      <FeedAddress label="Public address" url={new URL(publicCalendarPath, siteUrl).href} />
    </div>
  </section>
);

/** The actions that need confirmation. */
type Step = "replace" | "end";

/** A member's private address: creates it, shows it once, replaces it and turns it off. */
function OwnFeed() {
  const { data, error, refetch } = useQuery(ownSubscription());
  const [asked, setAsked] = useState<Step>();
  const { url, make, end } = useOwnFeed(asked, () => setAsked(undefined));

  return (
    <div>
      <h3>Private feed</h3>
      <p className="muted">Everything you see here, including your own events. Anyone with the link can read it all.</p>
      {error && <ErrorState title="Your private link didn’t load" error={error} onRetry={refetch} />}
      {url && <FeedAddress label="Your private link" url={url} hint="We only show it once. Keep it to yourself." />}
      {data?.createdAt && !url && (
        <p>
          You’ve had one since <LocalTime at={data.createdAt} isDay />. We only showed it then.
        </p>
      )}
      {data && (
        <div className="calendar-feeds__actions">
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
            <Button variant="light" small isBusy={make.isPending} onClick={() => make.mutate()}>
              {make.isPending ? "Creating..." : "Get my private link"}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        {...make.dialog}
        title="Replace your private link?"
        confirmLabel="Replace link"
        pendingLabel="Replacing..."
        onConfirm={() => make.mutate()}
      >
        <p>Apps that use the current link will stop updating.</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...end.dialog}
        isDestructive
        title="Turn off your private link?"
        confirmLabel="Turn off link"
        pendingLabel="Turning off..."
        onConfirm={() => end.mutate()}
      >
        <p>Apps that use it will stop updating. You can get a new one at any time.</p>
      </ConfirmDialog>
    </div>
  );
}

function useOwnFeed(asked: Step | undefined, onClose: () => void) {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  function become(createdAt: string | null, { link, title }: { link: string | undefined; title: string }) {
    setUrl(link);
    queryClient.setQueryData(ownSubscription().queryKey, { createdAt });
    toast({ title, replaceKey: calendarApi.subscribe.path });
  }
  const failureTitle = "Your private link hasn’t changed";
  const make = useDialogMutation({
    isOpen: asked === "replace",
    onClose,
    subject: calendarApi.subscribe.path,
    failureTitle,
    mutationFn: () => api(calendarApi.subscribe),
    onSuccess: ({ url: link, createdAt }) => become(createdAt, { link, title: "Your private link is ready" }),
  });
  const end = useDialogMutation({
    isOpen: asked === "end",
    onClose,
    subject: "end private feed",
    failureTitle,
    mutationFn: () => api(calendarApi.unsubscribe),
    onSuccess: () => become(null, { link: undefined, title: "Your private link is off" }),
  });
  return { url, make, end };
}

/** An address with a button to copy it. */
function FeedAddress({ label, url, hint }: { label: string; url: string; hint?: string }) {
  const row = useRef<HTMLDivElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied to clipboard", replaceKey: "copying" });
    } catch {
      row.current?.querySelector("input")?.select();
      toast({
        title: "Copy it yourself",
        description: "Your browser blocked copying. The link is selected.",
        tone: "bad",
        replaceKey: "copying",
      });
    }
  }
  return (
    <div className="feed-address" ref={row}>
      <Field label={label} hint={hint}>
        {(inputProps) => <input {...inputProps} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button variant="secondary" small aria-label={`Copy ${label.toLowerCase()}`} onClick={handleCopy}>
        Copy
      </Button>
    </div>
  );
}
