import { useHydrated } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { useState } from "react";
import { terrainPath } from "#contract/art/art.ts";
import type { Video } from "#contract/videos/schemas.ts";
import "./video-frame.css";

/** A still of our own until the visitor presses it; nothing is asked of YouTube before. Without script a link to the video. */
export function VideoFrame({ videoId, title }: Video) {
  const [isPlaying, setIsPlaying] = useState(false);
  const hasScript = useHydrated();
  if (isPlaying) return <YouTubePlayer videoId={videoId} title={title} />;

  const name = `Play: ${title}`;
  const still = (
    <>
      <img src={terrainPath("video", videoId)} alt="" loading="lazy" />
      <span className="vid__play">
        <Play className="icon" aria-hidden />
      </span>
    </>
  );
  return hasScript ? (
    <button type="button" className="vid__frame" aria-label={name} onClick={() => setIsPlaying(true)}>
      {still}
    </button>
  ) : (
    <a className="vid__frame" aria-label={name} href={`https://www.youtube.com/watch?v=${videoId}`}>
      {still}
    </a>
  );
}

const YouTubePlayer = ({ videoId, title }: Pick<Video, "videoId" | "title">) => (
  <iframe
    ref={focus}
    className="vid__frame"
    src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
    title={title}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();
