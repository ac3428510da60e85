import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ArrowUpToLine } from "lucide-react";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-menu.tsx";
import { PicturedVideo } from "./pictured-video.tsx";
import "#web/ui/actions/icon-button.css";

type VideoTableProps = {
  videos: StoredVideo[];
  readAll: () => Promise<StoredVideo[]>;
  onMoved: () => Promise<unknown>;
  onEdit: (video: StoredVideo) => void;
  onDelete: (video: StoredVideo) => void;
};

/** The videos in the site's order. Not sortable otherwise, because the order is the point. */
export const VideoTable = (props: VideoTableProps) => (
  <DataTable
    columns={columnsWith(props)}
    rows={props.videos}
    hasAllRows={false}
    cardsBelow={46}
    className="video-table"
  />
);

const columnsWith = ({ onEdit, onDelete, ...order }: VideoTableProps): Column<StoredVideo>[] => [
  { header: "No.", meta: { kind: "figure", card: "corner" }, cell: ({ row }) => row.index + 1 },
  {
    header: "Video",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <Video video={original} isOnHomePage={onHomePage(order.videos).includes(original)} />
    ),
  },
  {
    header: "State",
    meta: { card: "text" },
    cell: ({ row: { original } }) =>
      original.isActive ? <Badge tone="ok">Active</Badge> : <span className="table__off">Inactive</span>,
  },
  { header: "Order", meta: { card: "text" }, cell: ({ row }) => <ReorderButtons video={row.original} {...order} /> },
  actionsColumn((video) => (
    <RowActions name={video.title} onEdit={() => onEdit(video)} onDelete={() => onDelete(video)} />
  )),
];

/** The first four that are active. */
const onHomePage = (videos: StoredVideo[]) => videos.filter(({ isActive }) => isActive).slice(0, 4);

type VideoProps = { video: StoredVideo; isOnHomePage: boolean };

const Video = ({ video, isOnHomePage }: VideoProps) => (
  <PicturedVideo video={video}>
    {isOnHomePage && <span className="video-table__home">On the home page</span>}
  </PicturedVideo>
);

type ReorderButtonsProps = {
  video: StoredVideo;
  /** The loaded videos in order. */
  videos: StoredVideo[];
  /** Loads all videos, including those not shown yet, because reordering needs all of them. */
  readAll: () => Promise<StoredVideo[]>;
  /** Reloads the order from the server. */
  onMoved: () => Promise<unknown>;
};

const errorMessage = describeError(videoTexts.updateFailed);
type Move = { way: string; icon: typeof ArrowUp; to: (place: number) => number };

const moves: Move[] = [
  { way: "to the top", icon: ArrowUpToLine, to: () => 0 },
  { way: "up", icon: ArrowUp, to: (place) => place - 1 },
  { way: "down", icon: ArrowDown, to: (place) => place + 1 },
];

/** Of several moves, only the last toast is kept. */
const replaceKey = "order of videos";

/** Buttons that move a video up, down or to the top. */
function ReorderButtons({ video: { id, title }, videos, readAll, onMoved }: ReorderButtonsProps) {
  const at = videos.findIndex((video) => video.id === id);
  const { failure, fail, clearFailure } = useFailure();
  const moving = useMutation({
    mutationFn: async ({ to }: Move) => {
      const all = await readAll();
      return api(videosAdminApi.reorder, { body: { ids: moved(all, id, to), before: all.map((video) => video.id) } });
    },
    scope: { id: replaceKey }, // the next move starts from the order that this one leads to
    onMutate: clearFailure,
    onSuccess: (order) =>
      toast({
        title: videoTexts.updated,
        description: `${title} is number ${order.findIndex((video) => video.id === id) + 1} of ${order.length}`,
        replaceKey,
      }),
    onError: (error) => fail(errorMessage(error)),
    onSettled: onMoved,
  });
  return (
    <div className="video-move">
      {moves.map((move) => {
        const ignoresPresses = moving.isPending || at === move.to(at) || videos[move.to(at)] === undefined;
        return (
          <button
            key={move.way}
            type="button"
            className="icon-button"
            aria-disabled={ignoresPresses || undefined}
            aria-busy={moving.isPending || undefined}
            aria-label={`Move ${title} ${move.way}`}
            onClick={() => !ignoresPresses && moving.mutate(move)}
          >
            <move.icon className="icon" aria-hidden="true" />
          </button>
        );
      })}
      <ErrorText>{failure}</ErrorText>
    </div>
  );
}

type Row = { id: string };

/** Returns the ids in their new order, after one was moved from its place to another. */
export function moved(videos: readonly Row[], id: string, to: Move["to"]): string[] {
  const ids = videos.map((video) => video.id);
  const at = ids.indexOf(id);
  if (at < 0 || ids[to(at)] === undefined) return ids;
  return ids.toSpliced(at, 1).toSpliced(to(at), 0, id);
}
