import type { ReactNode } from "react";
import { terrainPath } from "#contract/art/art.ts";
import type { Video } from "#contract/videos/schemas.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import "./pictured-video.css";

/** A video in a row: its still, title, address and description. */
export const PicturedVideo = ({ video, children }: { video: Video; children?: ReactNode }) => (
  <div className="table__pictured pictured-video">
    <Picture
      src={video.stillUrl ?? terrainPath("video", video.videoId)}
      drawn={terrainPath("video", video.videoId)}
      width="96"
      height="54"
    />
    <div>
      <b>{video.title}</b>
      <a href={`https://www.youtube.com/watch?v=${video.videoId}`} target="_blank" rel="noopener noreferrer">
        {video.videoId}
        <span className="visually-hidden"> on YouTube (opens in a new tab)</span>
      </a>
      {children}
      {video.description && <span className="table__sub table__line">{video.description}</span>}
    </div>
  </div>
);
