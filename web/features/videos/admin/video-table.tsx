import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { VideoRow } from "./video-row.tsx";
import "#web/ui/lists/table.css";

type VideoTableProps = {
  videos: StoredVideo[];
  readAll: () => Promise<StoredVideo[]>;
  onMoved: () => Promise<unknown>;
  onEdit: (video: StoredVideo) => void;
  onDelete: (video: StoredVideo) => void;
};

/** The videos in the order in which the site shows them. */
export const VideoTable = ({ videos, readAll, onMoved, onEdit, onDelete }: VideoTableProps) => (
  <div className="tblbox">
    <table className="tbl video-admin__tbl">
      <thead>
        <tr>
          <th scope="col" className="r">
            No.
          </th>
          <th scope="col">Video</th>
          <th scope="col">On YouTube</th>
          <th scope="col">State</th>
          <th scope="col">Order</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {videos.map((video, index) => (
          <VideoRow key={video.id} video={video} place={index + 1} onEdit={onEdit} onDelete={onDelete}>
            <MoveButtons video={video} videos={videos} readAll={readAll} onMoved={onMoved} />
          </VideoRow>
        ))}
      </tbody>
    </table>
  </div>
);
