import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useRef } from "react";
import { videoQueueTexts } from "#contract/videos/queue/constants.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import type { VideoChannel } from "#contract/videos/queue/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { ConnectVideosDialog } from "./connect-videos.tsx";
import { channelState } from "./queue-words.ts";
import { videoChannel } from "./video-queue.queries.ts";
import "./video-channel.css";

type Connected = NonNullable<VideoChannel["connected"]>;
type Row = Connected & Pick<VideoChannel, "hasKey"> & { id: string };

/** The channel whose new videos arrive in the queue, and what's wrong if they don't. */
export function VideosChannel({ mayConnect, isShown }: { mayConnect: boolean; isShown: boolean }) {
  const headingId = useId();
  const { data, error, refetch } = useQuery({ ...videoChannel(), enabled: isShown });
  const changed = useChangedChannel();
  const focus = useKeptFocus<HTMLDivElement>();
  const connecting = useRowDialog<VideoChannel>();
  const disconnecting = useRowDialog<undefined>();
  useTryResult(data);
  return (
    <section className="video-channel" aria-labelledby={headingId}>
      <h3 id={headingId}>New videos</h3>
      <p className="video-channel__lead">
        {data?.connected?.isShownAtOnce
          ? "New videos of the team’s YouTube channel are shown at once. Shorts, streams and premieres wait under "
          : "New videos of the team’s YouTube channel wait under "}
        <Link to="/admin/settings" search={{ part: "videos" }}>
          Videos
        </Link>{" "}
        until an admin accepts them.
      </p>
      {error && (
        <ErrorState
          title={data ? "The channel isn’t up to date" : "The channel didn’t load"}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {data && (
        <div {...focus} tabIndex={-1}>
          {data.connected ? (
            <>
              <DataTable
                columns={columnsWith({
                  mayConnect,
                  onConnect: () => connecting.open(data),
                  onDisconnect: () => disconnecting.open(undefined),
                  onChanged: changed,
                })}
                rows={[{ id: "channel", hasKey: data.hasKey, ...data.connected }]}
                hasAllRows
                cardsBelow={60}
                aria-labelledby={headingId}
              />
              {mayConnect && <ShowAtOnce channel={data.connected} hasKey={data.hasKey} onChanged={changed} />}
            </>
          ) : (
            <EmptyState
              hint={
                mayConnect && (
                  <TextButton aria-haspopup="dialog" onClick={() => connecting.open(data)}>
                    Connect the channel
                  </TextButton>
                )
              }
            >
              No channel is connected
            </EmptyState>
          )}
        </div>
      )}
      {!data && !error && (
        <Loading contentName="channel">
          <Skeleton style={{ height: "88px" }} />
        </Loading>
      )}
      <ConnectVideosDialog chosen={connecting} onConnected={changed} />
      <Disconnect isOpen={disconnecting.isOpen} onClose={disconnecting.close} />
    </section>
  );
}

/** Returns a function that shows the channel as the server answered it, and reloads it and its queue. */
function useChangedChannel() {
  const queryClient = useQueryClient();
  return (answer?: VideoChannel) => {
    if (answer) queryClient.setQueryData(videoChannel().queryKey, answer);
    for (const { path } of [videoChannelApi.get, videoQueueApi.list])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}

/** Says how a try ended that someone asked for. */
function useTryResult(data: VideoChannel | undefined) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!data?.connected) return;
    if (data.connected.isBeingTried) isAwaited.current = true;
    else if (isAwaited.current) {
      isAwaited.current = false;
      toast({ ...resultOf(data.connected), replaceKey: "try new videos" });
    }
  }, [data]);
}

function resultOf({ failure, succeededAt, waiting }: Connected) {
  if (failure) return { title: "No new videos", description: failure.sentence, tone: "bad" as const };
  if (!succeededAt) return { title: "YouTube wasn’t asked yet", tone: "bad" as const };
  if (waiting === 0) return { title: "YouTube has no new videos" };
  return { title: waiting === 1 ? "One video waits for you" : `${formatNumber(waiting)} videos wait for you` };
}

type Acting = {
  mayConnect: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
  onChanged: (channel?: VideoChannel) => void;
};

const columnsWith = (acting: Acting): Column<Row>[] => [
  {
    header: "Channel",
    id: "channel",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>YouTube</b>
        <span className="table__sub">
          {original.handle}, {original.hasKey ? "with the stored key" : "by its feed"}
        </span>
      </>
    ),
  },
  {
    header: "State",
    id: "state",
    meta: { card: "full" },
    cell: ({ row: { original } }) => <State channel={original} />,
  },
  {
    header: "Last arrived",
    id: "arrived",
    cell: ({ row: { original } }) => (original.succeededAt ? <LocalTime at={original.succeededAt} /> : "Not yet"),
  },
  { header: "Next try", id: "next", cell: ({ row: { original } }) => <LocalTime at={original.nextTryAt} /> },
  actionsColumn((channel) => <Actions channel={channel} {...acting} />),
];

function State({ channel }: { channel: Row }) {
  const { tone, label, sentence } = channelState(channel);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span className="video-channel__why">{sentence}</span>
      {channel.failure && (
        <span className="table__sub">
          Since <LocalTime at={channel.failure.since} />. The site still shows what it had.
        </span>
      )}
    </>
  );
}

function Actions({ channel, mayConnect, onConnect, onDisconnect, onChanged }: Acting & { channel: Row }) {
  const { failure, fail, clearFailure } = useFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(videoChannelApi.test),
    onMutate: clearFailure,
    onSuccess: onChanged,
    onError: (error) => {
      fail(describeError(videoQueueTexts.changeFailed)(error));
      onChanged();
    },
  });
  const name = <span className="visually-hidden"> the channel of new videos</span>;
  return (
    <>
      <div className="video-channel__actions">
        <TextButton isDisabled={isPending || channel.isBeingTried} onClick={() => mutate()}>
          {channel.isBeingTried ? "Testing..." : "Test now"}
          {name}
        </TextButton>
        {mayConnect && (
          <>
            <TextButton aria-haspopup="dialog" onClick={onConnect}>
              Change{name}
            </TextButton>
            <TextButton isDestructive aria-haspopup="dialog" onClick={onDisconnect}>
              Disconnect{name}
            </TextButton>
          </>
        )}
      </div>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}

type ShowAtOnceProps = Pick<Acting, "onChanged"> & { channel: Connected; hasKey: boolean };

/** Whether the site shows new videos without asking anyone. */
function ShowAtOnce({ channel, hasKey, onChanged }: ShowAtOnceProps) {
  const { failure, fail, clearFailure } = useFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (isShownAtOnce: boolean) => api(videoChannelApi.showAtOnce, { body: { isShownAtOnce } }),
    onMutate: clearFailure,
    onSuccess: (answer) => {
      onChanged(answer);
      const { shownAtOnce, notShownAtOnce } = videoQueueTexts;
      toast({ title: answer.connected?.isShownAtOnce ? shownAtOnce : notShownAtOnce, replaceKey: "show at once" });
    },
    onError: (error) => {
      fail(describeError(videoQueueTexts.changeFailed)(error));
      onChanged();
    },
  });
  return (
    <div className="video-channel__switch">
      <Switch isOn={channel.isShownAtOnce} isBusy={isPending} onSwitch={mutate}>
        Show new videos at once
      </Switch>
      <p className="muted">
        The site then shows them without asking anyone, with the channel’s own words. Shorts, streams and premieres
        still wait{hasKey ? "." : ", as far as YouTube says what they are: without an API key, it mostly doesn’t."}
      </p>
      <ErrorText>{failure}</ErrorText>
    </div>
  );
}

function Disconnect({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const changed = useChangedChannel();
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    subject: "disconnect the channel of new videos",
    failureTitle: videoQueueTexts.disconnectFailed,
    mutationFn: () => api(videoChannelApi.disconnect),
    onSuccess: () => toast({ title: videoQueueTexts.disconnected }),
    onSettled: () => changed(),
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title="Disconnect the channel?"
      confirmLabel="Disconnect"
      pendingLabel="Disconnecting..."
      onConfirm={() => mutate()}
    >
      <p>No new videos arrive then, and those that wait are removed from the queue. Videos on the site stay.</p>
    </ConfirmDialog>
  );
}
