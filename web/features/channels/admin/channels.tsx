import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { type ConnectablePlatform, channelTexts, connectablePlatforms } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import type { Channel } from "#contract/channels/schemas.ts";
import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { type RowDialog, useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { type ChannelRow, channelRows } from "./channel-rows.ts";
import { stateOf } from "./channel-words.ts";
import { channels, shownCounts } from "./channels.queries.ts";
import { ConnectDialog, type Connecting } from "./connect-dialog.tsx";
import "./channels.css";

/** Where the follower counts come from, and what's wrong with those that don't arrive. Connecting takes a key, so it's for admins. */
export function Channels({ mayConnect }: { mayConnect: boolean }) {
  const headingId = useId();
  const team = useTeam();
  const { data, error, refetch } = useQuery(channels());
  const { data: counts } = useQuery(shownCounts());
  const changed = useChangedChannel();
  const focus = useKeptFocus<HTMLDivElement>();
  const connecting = useRowDialog<Connecting>();
  const disconnecting = useRowDialog<Channel>();
  useTryResults(data);
  const rows = data && channelRows({ team, channels: data, counts });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Channels</h3>
      <p className="channels__lead">
        Follower counts are typed in, or come from the platform by themselves.
        {mayConnect || " Admins connect platforms under Settings, Channels."}
      </p>
      {error && (
        <ErrorState
          title={data ? "The channels aren’t up to date" : "The channels didn’t load"}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {rows && (
        <div {...focus} tabIndex={-1}>
          {rows.length > 0 ? (
            <DataTable
              columns={columnsWith({ mayConnect, connecting, disconnecting, onChanged: changed })}
              rows={rows}
              hasAllRows
              cardsBelow={60}
              className="channels"
              aria-labelledby={headingId}
            />
          ) : (
            <EmptyState hint="A platform that counts followers is listed here once Edit the site has the team’s address on it.">
              No platforms
            </EmptyState>
          )}
        </div>
      )}
      {!data && !error && (
        <Loading contentName="channels">
          <Skeleton style={{ height: "240px" }} />
        </Loading>
      )}
      {mayConnect && (
        <>
          <ConnectDialog
            key={connecting.times}
            of={connecting.row}
            isOpen={connecting.isOpen}
            onClose={connecting.close}
            onConnected={changed}
          />
          <Disconnect channel={disconnecting.row} isOpen={disconnecting.isOpen} onClose={disconnecting.close} />
        </>
      )}
    </section>
  );
}

/** Returns a function that shows a channel as the server answered it, and reloads what depends on it. */
function useChangedChannel() {
  const queryClient = useQueryClient();
  return (answer?: Channel) => {
    if (answer)
      queryClient.setQueryData(channels().queryKey, (shown) => [
        ...(shown ?? []).filter(({ platform }) => platform !== answer.platform),
        answer,
      ]);
    for (const { path } of [channelsApi.list, socialCountsApi.list])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}

/** Says how a try ended that someone asked for, and loads the count it brought. */
function useTryResults(data: Channel[] | undefined) {
  const queryClient = useQueryClient();
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    for (const channel of data ?? []) {
      const { platform, isBeingTried } = channel;
      if (isBeingTried) awaited.current.add(platform);
      else if (awaited.current.delete(platform)) {
        toast({ ...resultOf(channel), replaceKey: `try ${platform}` });
        void queryClient.invalidateQueries({ queryKey: [socialCountsApi.list.path] });
      }
    }
  }, [data, queryClient]);
}

function resultOf({ platform, failure, drop, followers, succeededAt }: Channel) {
  const name = platformNames[platform];
  if (failure) return { title: `No count from ${name}`, description: failure.sentence, tone: "bad" as const };
  if (drop) return { title: `${name} says ${formatNumber(drop.followers)}`, description: "Accept or dismiss it here." };
  if (!succeededAt || followers === null) return { title: `${name} wasn’t asked yet`, tone: "bad" as const };
  return { title: `${name} says ${formatNumber(followers)}` };
}

type Acting = {
  mayConnect: boolean;
  connecting: RowDialog<Connecting>;
  disconnecting: RowDialog<Channel>;
  onChanged: (channel?: Channel) => void;
};

const columnsWith = (acting: Acting): Column<ChannelRow>[] => [
  {
    header: "Platform",
    id: "platform",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>{platformNames[original.platform]}</b>
        {original.channel && (
          <span className="table__sub">
            {original.channel.handle}
            {original.channel.hasKey && ", key stored"}
          </span>
        )}
      </>
    ),
  },
  {
    header: "State",
    id: "state",
    meta: { card: "full" },
    cell: ({ row: { original } }) => <State of={original} />,
  },
  {
    header: "Last arrived",
    id: "arrived",
    cell: ({ row: { original } }) =>
      original.channel && (original.channel.succeededAt ? <LocalTime at={original.channel.succeededAt} /> : "Not yet"),
  },
  {
    header: "Next try",
    id: "next",
    cell: ({ row: { original } }) => original.channel && <LocalTime at={original.channel.nextTryAt} />,
  },
  actionsColumn((row) => <Actions row={row} {...acting} />),
];

function State({ of }: { of: ChannelRow }) {
  const { tone, label, sentence } = stateOf(of);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span className="channels__why">{sentence}</span>
      {of.channel?.failure && (
        <span className="table__sub">
          Since <LocalTime at={of.channel.failure.since} />. The site still shows the last count.
        </span>
      )}
    </>
  );
}

const isConnectable = (platform: SocialPlatform): platform is ConnectablePlatform =>
  connectablePlatforms.some((one) => one === platform);

/** What can be done about a platform: connect it, test it, decide about a drop. */
function Actions({ row: { platform, channel, count }, ...acting }: Acting & { row: ChannelRow }) {
  const { mayConnect, connecting, disconnecting, onChanged } = acting;
  const { failure, fail, clearFailure } = useFailure();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: ({ send }: { send: () => Promise<Channel>; isTest?: boolean }) => send(),
    onMutate: clearFailure,
    onSuccess: onChanged,
    onError: (error) => {
      fail(describeError(channelTexts.changeFailed)(error));
      onChanged();
    },
  });
  const isTesting = channel?.isBeingTried || (isPending && variables?.isTest);
  if (!isConnectable(platform)) return null;
  const params = { platform };
  const name = <span className="visually-hidden"> {platformNames[platform]}</span>;
  const decide = (isAccepted: boolean) =>
    mutate({ send: () => api(channelsApi.decideDrop, { params, body: { isAccepted } }) });
  return (
    <>
      <div className="channels__actions">
        {channel?.drop && (
          <>
            <TextButton isDisabled={isPending} onClick={() => decide(true)}>
              Accept {formatNumber(channel.drop.followers)}
              {name}
            </TextButton>
            <TextButton isDisabled={isPending} onClick={() => decide(false)}>
              Dismiss for a day{name}
            </TextButton>
          </>
        )}
        {channel && (
          <TextButton
            isDisabled={isPending || channel.isBeingTried}
            onClick={() => mutate({ send: () => api(channelsApi.test, { params }), isTest: true })}
          >
            {isTesting ? "Testing..." : "Test now"}
            {name}
          </TextButton>
        )}
        {mayConnect && (
          <TextButton aria-haspopup="dialog" onClick={() => connecting.open({ platform, channel, count })}>
            {channel ? "Change" : "Connect"}
            {name}
          </TextButton>
        )}
        {mayConnect && channel && (
          <TextButton aria-haspopup="dialog" isDestructive onClick={() => disconnecting.open(channel)}>
            Disconnect{name}
          </TextButton>
        )}
      </div>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}

type DisconnectProps = { channel: Channel | undefined; isOpen: boolean; onClose: () => void };

function Disconnect({ channel, isOpen, onClose }: DisconnectProps) {
  const changed = useChangedChannel();
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    subject: `disconnect ${channel?.platform}`,
    failureTitle: channelTexts.disconnectFailed,
    name: channel && platformNames[channel.platform],
    mutationFn: async () => {
      if (channel) await api(channelsApi.disconnect, { params: { platform: channel.platform } });
    },
    onSuccess: () => toast({ title: channelTexts.disconnected }),
    onSettled: () => changed(),
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Disconnect ${channel ? platformNames[channel.platform] : ""}?`}
      confirmLabel="Disconnect"
      pendingLabel="Disconnecting..."
      onConfirm={() => mutate()}
    >
      <p>
        The count that’s shown stays, and is typed in from now on.{channel?.hasKey && " The stored key is deleted."}
      </p>
    </ConfirmDialog>
  );
}
