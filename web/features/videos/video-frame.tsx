import { Play } from "lucide-react";
import { useState } from "react";
import { terrainPath } from "#contract/art/art.ts";
import { useButtonLink } from "#web/ui/actions/use-button-link.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import "./video-frame.css";

type VideoFrameProps = { videoId: string; title: string; stillUrl: string | null };

/** A still from our own server, replaced by YouTube's player only when pressed. Without JavaScript, it's a link to the video. */
export function VideoFrame({ videoId, title, stillUrl }: VideoFrameProps) {
  const drawn = terrainPath("video", videoId);
  const [isPlaying, setIsPlaying] = useState(false);
  const { button } = useButtonLink(() => setIsPlaying(true));
  if (isPlaying) return <YouTubePlayer videoId={videoId} title={title} />;
  return (
    <a
      className="video__frame"
      aria-label={`Play: ${title}`}
      href={`https://www.youtube.com/watch?v=${videoId}`}
      {...button}
    >
      <Picture src={stillUrl ?? drawn} drawn={drawn} />
      <span className="video__play">
        <Play className="icon" aria-hidden />
      </span>
    </a>
  );
}

const YouTubePlayer = ({ videoId, title }: Pick<VideoFrameProps, "videoId" | "title">) => (
  <iframe
    ref={focus}
    className="video__frame"
    src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
    title={title}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();
