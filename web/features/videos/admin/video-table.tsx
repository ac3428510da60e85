import { terrainPath } from "#contract/art/art.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-actions.tsx";
import { ReorderButtons } from "./reorder-buttons.tsx";

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

const Video = ({ video: { videoId, title, description, stillUrl }, isOnHomePage }: VideoProps) => (
  <div className="table__pictured">
    <Picture
      src={stillUrl ?? terrainPath("video", videoId)}
      drawn={terrainPath("video", videoId)}
      width="96"
      height="54"
    />
    <div>
      <b>{title}</b>
      <a href={`https://www.youtube.com/watch?v=${videoId}`} target="_blank" rel="noopener noreferrer">
        {videoId}
        <span className="visually-hidden"> on YouTube (opens in a new tab)</span>
      </a>
      {isOnHomePage && <span className="video-table__home">On the home page</span>}
      {description && <span className="table__sub table__line">{description}</span>}
    </div>
  </div>
);
