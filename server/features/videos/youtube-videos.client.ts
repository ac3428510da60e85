import { z } from "zod";
import { VideoId } from "#contract/videos/schemas.ts";
import type { Settings } from "#server/env.ts";
import { askPlatform, FetchFailure } from "#server/features/channels/platforms/ask.client.ts";
import { channelNamed, meaningOf } from "#server/features/channels/platforms/youtube.client.ts";
import { descriptionFrom, PublishedAt, type ToldVideo, titleFrom } from "./told-video.format.ts";
import { Feed, readFeed } from "./youtube-feed.format.ts";

type KnownVideo = Pick<ToldVideo, "videoId" | "publishedAt">;

export type AskedVideos = {
  /** The channel's handle or id. */
  handle: string;
  /** Null while only its handle is known. */
  channelId: string | null;
  /** Undefined if the site has none. */
  key: string | undefined;
  /** Videos that wait in the queue, of which it's asked whether they're still public. */
  known: readonly KnownVideo[];
};

export type ToldVideos = {
  channelId: string;
  /** Public ones. */
  videos: ToldVideo[];
  /** The ids of known ones that aren't public any more. */
  gone: string[];
};

/** Returns the newest videos of a channel. Throws a FetchFailure. */
export type VideoSource = (asked: AskedVideos, signal: AbortSignal) => Promise<ToldVideos>;

/** As many as the feed has. */
const newest = 15;
/** Fits that many of the longest descriptions. */
const mostBytes = 512 * 1024;

/** Returns how YouTube is asked for videos: with a key its Data API, otherwise the channel's feed. */
export function videosAt(settings: Pick<Settings, "YOUTUBE_URL" | "YOUTUBE_FEED_URL">): VideoSource {
  return ({ key, ...asked }, signal) =>
    key === undefined
      ? readTheFeed({ origin: settings.YOUTUBE_FEED_URL, ...asked }, signal)
      : askTheApi({ origin: settings.YOUTUBE_URL, key, ...asked }, signal);
}

type FeedAsked = Omit<AskedVideos, "key"> & { origin: string };

async function readTheFeed({ origin, channelId, known }: FeedAsked, signal: AbortSignal): Promise<ToldVideos> {
  if (channelId === null) throw new FetchFailure("not-found", "a handle can’t be found without a key");
  const videos = await askPlatform(`${origin}/feeds/videos.xml?channel_id=${channelId}`, {
    schema: Feed,
    parse: readFeed,
    init: { signal },
    mostBytes,
    meaningOf: (status) => ([401, 403, 404].includes(status) ? "away" : undefined), // they pass, for every channel
  });
  const oldest = Math.min(...videos.map(({ publishedAt }) => publishedAt.getTime()));
  const isMissing = ({ videoId, publishedAt }: KnownVideo) =>
    publishedAt.getTime() > oldest && !videos.some((video) => video.videoId === videoId);
  return { channelId, videos, gone: known.filter(isMissing).map(({ videoId }) => videoId) };
}

const Id = z.string().regex(/^[\w-]{1,64}$/);
const Channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string().regex(/^UC[\w-]{22}$/),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: Id }) }),
      }),
    )
    .optional(),
});
const Playlist = z.object({ items: z.array(z.object({ contentDetails: z.object({ videoId: VideoId }) })).max(50) });
const Length = z.coerce.number().int().min(1); // sent as a text
const Video = z.object({
  id: VideoId,
  snippet: z.object({
    title: z.string(),
    description: z.string(),
    publishedAt: PublishedAt,
    liveBroadcastContent: z.enum(["none", "live", "upcoming"]),
  }),
  status: z.object({ privacyStatus: z.string() }),
  contentDetails: z.object({ duration: z.string().optional() }).optional(),
  liveStreamingDetails: z.looseObject({}).optional(),
  player: z.object({ embedWidth: Length.optional(), embedHeight: Length.optional() }).optional(),
});
type Video = z.output<typeof Video>;
const Videos = z.object({ items: z.array(Video).max(50) });

const videoParts = "snippet,status,contentDetails,liveStreamingDetails,player";
const videoFields =
  "items(id,snippet(title,description,publishedAt,liveBroadcastContent),status/privacyStatus,contentDetails/duration,liveStreamingDetails/actualStartTime,player(embedWidth,embedHeight))";

type ApiAsked = Omit<AskedVideos, "key"> & { origin: string; key: string };

async function askTheApi({ origin, key, handle, known }: ApiAsked, signal: AbortSignal): Promise<ToldVideos> {
  const ask = <Answer>(path: string, query: Record<string, string>, schema: z.ZodType<Answer>) =>
    askPlatform(`${origin}/youtube/v3/${path}?${new URLSearchParams(query)}`, {
      schema,
      init: { signal, headers: { "x-goog-api-key": key } }, // not in the address, which others may log
      mostBytes,
      meaningOf,
    });
  const { items: [channel] = [] } = await ask(
    "channels",
    { part: "contentDetails", ...channelNamed(handle) },
    Channels,
  );
  if (!channel) throw new FetchFailure("not-found", "it knows no such channel");
  const { uploads } = channel.contentDetails.relatedPlaylists;
  const listed = await ask(
    "playlistItems",
    { part: "contentDetails", playlistId: uploads, maxResults: String(newest) },
    Playlist,
  ).catch((error: unknown) => {
    if (error instanceof FetchFailure && error.kind === "not-found") return { items: [] }; // it has no videos yet
    throw error;
  });
  const ids = new Set([...listed.items.map(({ contentDetails }) => contentDetails.videoId), ...idsOf(known)]);
  const told = ids.size === 0 ? [] : await videosWith([...ids]);
  const isTold = new Set(told.map(({ id }) => id));
  return {
    channelId: channel.id,
    videos: told.map(asTold),
    gone: idsOf(known).filter((id) => !isTold.has(id)),
  };

  /** Those that were removed aren't in the answer, and neither are private ones, unless the key is their owner's. */
  async function videosWith(some: string[]): Promise<Video[]> {
    const query = { part: videoParts, fields: videoFields, maxWidth: "640", id: some.join() };
    const { items } = await ask("videos", query, Videos);
    return items.filter(({ status }) => status.privacyStatus === "public");
  }
}

const idsOf = (some: readonly KnownVideo[]) => some.map(({ videoId }) => videoId);

const asTold = (video: Video): ToldVideo => ({
  videoId: video.id,
  title: titleFrom(video.snippet.title, video.id),
  description: descriptionFrom(video.snippet.description),
  publishedAt: video.snippet.publishedAt,
  kind: kindOf(video),
});

function kindOf({ snippet, liveStreamingDetails, contentDetails, player }: Video): ToldVideo["kind"] {
  if (snippet.liveBroadcastContent !== "none") return snippet.liveBroadcastContent;
  if (liveStreamingDetails) return "broadcast";
  const { embedWidth = 16, embedHeight = 9 } = player ?? {};
  return isThreeMinutes(contentDetails?.duration) && embedHeight >= embedWidth ? "short" : "video";
}

/** Shorts are square or upright, and three minutes long at most. No field says what is one. */
function isThreeMinutes(duration = ""): boolean {
  const parts = /^PT(?:(\d{1,3})M)?(?:(\d{1,3})S)?$/.exec(duration);
  return parts !== null && Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0) <= 180;
}
