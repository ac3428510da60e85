import type { ReactNode } from "react";
import { terrainPath } from "#contract/art/art.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
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
        <div className="video-admin__what">
          <img src={terrainPath("video", videoId)} alt="" width="96" height="54" loading="lazy" />
          <div>
            <b>{title}</b>
            {description && <span className="tbl__sub video-admin__told">{description}</span>}
          </div>
        </div>
      </td>
      <td>
        <a href={`https://www.youtube.com/watch?v=${videoId}`} target="_blank" rel="noopener noreferrer">
          {videoId}
          <span className="visually-hidden"> on YouTube (opens in a new tab)</span>
        </a>
      </td>
      <td>{isActive ? <Badge tone="ok">Active</Badge> : <span className="video-admin__off">Inactive</span>}</td>
      <td>{children}</td>
      <td className="r tbl__actions">
        <TextButton onClick={() => onEdit(video)} aria-haspopup="dialog">
          Edit<span className="visually-hidden"> {title}</span>
        </TextButton>
        <TextButton isDestructive onClick={() => onDelete(video)} aria-haspopup="dialog">
          Delete<span className="visually-hidden"> {title}</span>
        </TextButton>
      </td>
    </tr>
  );
}
