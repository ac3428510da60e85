import type { ReactNode } from "react";
import { terrainPath } from "#contract/art/art.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { TextKey } from "#web/ui/actions/text-button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";

type VideoRowProps = {
  video: StoredVideo;
  place: number;
  /** What moves it. */
  children: ReactNode;
  onEdit: (video: StoredVideo) => void;
  onDelete: (video: StoredVideo) => void;
};

export function VideoRow({ video, place, children, onEdit, onDelete }: VideoRowProps) {
  const { videoId, title, description, isActive } = video;
  return (
    <tr>
      <td className="fig">{place}</td>
      <td>
        <div className="vdesk__what">
          <img src={terrainPath("video", videoId)} alt="" width="96" height="54" loading="lazy" />
          <div>
            <b>{title}</b>
            {description && <span className="tbl__sub vdesk__told">{description}</span>}
          </div>
        </div>
      </td>
      <td>
        <a href={`https://www.youtube.com/watch?v=${videoId}`} target="_blank" rel="noopener noreferrer">
          {videoId}
          <span className="vh"> on YouTube (opens in a new tab)</span>
        </a>
      </td>
      <td>{isActive ? <Badge tone="ok">Active</Badge> : <span className="vdesk__off">Inactive</span>}</td>
      <td>{children}</td>
      <td className="r tbl__keys">
        <TextKey onClick={() => onEdit(video)} aria-haspopup="dialog">
          Edit<span className="vh"> {title}</span>
        </TextKey>
        <TextKey isGrave onClick={() => onDelete(video)} aria-haspopup="dialog">
          Delete<span className="vh"> {title}</span>
        </TextKey>
      </td>
    </tr>
  );
}
