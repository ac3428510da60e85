import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { otherQueueStates, videoQueueTexts } from "#contract/videos/queue/constants.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import type { QueuedVideo, VideoChannel } from "#contract/videos/queue/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { undoCall } from "#web/ui/feedback/undo.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows, totalOf } from "#web/ui/lists/infinite-rows.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { PicturedVideo } from "./pictured-video.tsx";
import { kindBadge } from "./queue-words.ts";
import { queueList, queueListOptions, videoChannel } from "./video-queue.queries.ts";
import "#web/ui/lists/controls/filters.css";
import "./video-queue.css";

/** The channel's new videos, which wait here until an admin accepts or hides them. Reloads whenever it comes into view. */
export function VideoQueue({ isShown }: { isShown: boolean }) {
  const headingId = useId();
  const queue = useList(queueListOptions, { pages: queueList, enabled: isShown });
  const { data: channel } = useQuery({ ...videoChannel(), enabled: isShown });
  const editing = useRowDialog<QueuedVideo>();
  const changed = useInvalidation(...shownIn);
  const { list, state } = queue;
  const isEmpty = loadedRows(list).length === 0;
  if (isEmpty && !state.isNarrowed && channel && !channel.connected) return <NotConnected headingId={headingId} />;
  return (
    <section className="video-queue" aria-labelledby={headingId}>
      <h3>
        <span id={headingId}>New videos</span> {!state.isNarrowed && <span className="muted">{totalOf(list)}</span>}
      </h3>
      <Lead channel={channel} />
      <ListPanel
        of={queue}
        itemsName="videos"
        search={{ label: "Search new videos", placeholder: "Title" }}
        hasTools={!list.isPending}
        filters={
          <FilterForm className="filters">
            <ListFilter
              label="Show"
              name="queue"
              values={otherQueueStates}
              labels={{ hidden: "Hidden" }}
              unset="Waiting"
              state={state}
            />
          </FilterForm>
        }
        empty="No new videos"
        hint="The site looks for new ones every 15 minutes."
        emptyFilter={state.options.search ? undefined : "No hidden videos"}
      >
        {(videos) => (
          <DataTable
            columns={columnsWith({ onEdit: editing.open, onChanged: changed })}
            rows={videos}
            sorting={state.sorting}
            selected={editing.isOpen ? editing.row?.id : undefined}
            cardsBelow={46}
            aria-labelledby={headingId}
          />
        )}
      </ListPanel>
      <AcceptDialog chosen={editing} onChanged={changed} />
    </section>
  );
}

/** Calls whose data shows or counts videos. */
const shownIn = [videoQueueApi.list, videoChannelApi.get, videosAdminApi.listForStaff, videosApi.list];

const toChannels = (
  <Link to="/admin/settings" search={{ part: "channels" }}>
    Channels
  </Link>
);

const NotConnected = ({ headingId }: { headingId: string }) => (
  <section className="video-queue" aria-labelledby={headingId}>
    <h3 id={headingId}>New videos</h3>
    <p className="muted">Connect the team’s YouTube channel under {toChannels}, and its new videos arrive here.</p>
  </section>
);

function Lead({ channel }: { channel: VideoChannel | undefined }) {
  if (!channel?.connected)
    return channel ? <p className="muted">The channel isn’t connected any more. See {toChannels}.</p> : null;
  const { failure, isShownAtOnce } = channel.connected;
  return (
    <>
      <p className="muted">
        {isShownAtOnce
          ? "The site shows the channel’s new videos at once. Shorts, streams and premieres wait here."
          : "New videos of the channel wait here. Visitors see them once you accept them."}
        {!channel.hasKey && " Without an API key, YouTube doesn’t say which are streams or premieres."}
      </p>
      {failure && (
        <p className="video-queue__failure">
          <Badge tone="no">Not arriving</Badge> {failure.sentence} See {toChannels}.
        </p>
      )}
    </>
  );
}

type Acting = { onEdit: (video: QueuedVideo) => void; onChanged: () => void };

const columnsWith = (acting: Acting): Column<QueuedVideo>[] => [
  {
    header: "Video",
    id: "title",
    accessorKey: "title",
    meta: { card: "title" },
    cell: ({ row: { original } }) => <PicturedVideo video={original} />,
  },
  {
    header: "Kind",
    id: "kind",
    meta: { card: "text" },
    cell: ({ row: { original } }) => <Kind video={original} />,
  },
  {
    header: "Published",
    id: "publishedAt",
    accessorKey: "publishedAt",
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row }) => <LocalTime at={row.original.publishedAt} />,
  },
  actionsColumn((video) => <Actions video={video} {...acting} />),
];

function Kind({ video }: { video: QueuedVideo }) {
  const { label, tone } = kindBadge(video);
  return tone ? <Badge tone={tone}>{label}</Badge> : <span className="table__off">{label}</span>;
}

const failures = { accept: videoQueueTexts.acceptFailed, hide: videoQueueTexts.hideFailed } as const;

/** Accepts a video, opens it to be edited first, hides it, or puts it back. */
function Actions({ video, onEdit, onChanged }: Acting & { video: QueuedVideo }) {
  const { id, title, isHidden, isPublic } = video;
  const { failure, fail, clearFailure } = useFailure(undefined, true); // the row may be gone when it fails
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (action: "accept" | "hide") => {
      if (action === "accept") await api(videoQueueApi.accept, { params: { id }, body: {} });
      else await api(videoQueueApi.hide, { params: { id }, body: { isHidden: !isHidden } });
    },
    onMutate: clearFailure,
    onSuccess: (_nothing, action) => {
      if (action === "accept")
        toast({ title: videoQueueTexts.accepted, description: `${title} is first on the site.` });
      else toastMoved(video, onChanged);
    },
    onError: (error, action) =>
      fail(describeError(action === "hide" && isHidden ? videoQueueTexts.unhideFailed : failures[action])(error)),
    onSettled: onChanged,
  });
  const name = <span className="visually-hidden"> {title}</span>;
  return (
    <>
      {isPublic && (
        <>
          <TextButton isDisabled={isPending} onClick={() => mutate("accept")}>
            {isPending && variables === "accept" ? "Accepting..." : "Accept"}
            {name}
          </TextButton>
          <TextButton isDisabled={isPending} aria-haspopup="dialog" onClick={() => onEdit(video)}>
            Edit{name}
          </TextButton>
        </>
      )}
      <TextButton isDisabled={isPending} onClick={() => mutate("hide")}>
        {isHidden ? "Put back" : "Hide"}
        {name}
      </TextButton>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}

/** Shows a toast with Undo after a video was hidden or put back. */
function toastMoved({ id, title, isHidden: wasHidden }: QueuedVideo, onSettled: () => void) {
  toastUndoable({
    title: wasHidden ? videoQueueTexts.unhidden : videoQueueTexts.hidden,
    description: title,
    replaceKey: `queue ${id}`,
    undo: {
      calls: [undoCall(videoQueueApi.hide, { params: { id }, body: { isHidden: wasHidden } })],
      texts: wasHidden
        ? { undone: videoQueueTexts.hidden, failed: videoQueueTexts.hideFailed }
        : { undone: videoQueueTexts.unhidden, failed: videoQueueTexts.unhideFailed },
    },
    onSettled,
  });
}
