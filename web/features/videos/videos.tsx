import { addressOn } from "#contract/team/platforms.ts";
import type { Video } from "#contract/videos/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { AsyncList, type AsyncListQuery } from "#web/ui/lists/async-list.tsx";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";
import { VideoFrame } from "./video-frame.tsx";
import "./videos.css";
import { Island } from "#web/documents/islands/island.tsx";

/** The team's videos: the first large, the others beside it. */
export function Videos({ videos }: { videos: AsyncListQuery<Video> }) {
  const team = useTeam();
  const videosUrl = team.videosUrl || addressOn("youtube", team);
  return (
    <section className="videos" id="videos" aria-labelledby="videos-heading">
      <div className="wrap">
        <div className="videos__head">
          <h2 id="videos-heading">{team.home.headings.videos}</h2>
          {videosUrl && (
            <a className="text-link" href={videosUrl} target="_blank" rel="noopener">
              View All Videos
            </a>
          )}
        </div>
        <SectionLead>{team.home.leads.videos}</SectionLead>
        <AsyncList
          query={videos}
          itemsName="videos"
          empty="No videos available at the moment."
          skeleton={<VideosSkeleton />}
        >
          {(items) => <VideoGrid videos={items} />}
        </AsyncList>
      </div>
    </section>
  );
}

function VideoGrid({ videos: [first, ...others] }: { videos: Video[] }) {
  return (
    <div className="videos__grid" data-reveal>
      {first && (
        <article className="video">
          <Playable {...first} />
          <VideoText {...first} />
        </article>
      )}
      {others.length > 0 && <VideoList videos={others} />}
    </div>
  );
}

/** Videos one below the other, each beside its title. */
export const VideoList = ({ videos }: { videos: Video[] }) => (
  <ul className="video-list" data-reveal>
    {videos.map((video) => (
      <li className="video" key={video.id}>
        <Playable {...video} />
        <div>
          <VideoText {...video} />
        </div>
      </li>
    ))}
  </ul>
);

const Playable = ({ videoId, title, stillUrl }: Video) => (
  <Island>
    <VideoFrame videoId={videoId} title={title} stillUrl={stillUrl} />
  </Island>
);

const VideoText = ({ title, description }: Video) => (
  <>
    <h3>{title}</h3>
    {description && <p>{description}</p>}
  </>
);

const VideosSkeleton = () => (
  <div className="videos__grid">
    <Skeleton style={{ aspectRatio: "16/9" }} />
    <Skeleton style={{ height: "100%" }} />
  </div>
);
