import { textElement, xmlDeclaration, xmlText } from "#server/platform/text/xml.ts";

/** What a video of the stand-in is. YouTube itself tells no premiere from a stream. */
export const standInKinds = ["video", "short", "upcoming stream", "live stream", "past stream", "premiere"] as const;
export type StandInKind = (typeof standInKinds)[number];

/** Who may see a video. Private ones are in no answer. */
export const privacies = ["public", "private", "unlisted"] as const;

export type StandInVideo = {
  videoId: string;
  title: string;
  description: string;
  publishedAt: string;
  kind: StandInKind;
  privacy: (typeof privacies)[number];
};

export const standInChannel = { id: "UCsummit-stand-in-chann0", uploads: "UUsummit-stand-in-chann0" };

const some: [videoId: string, kind: StandInKind, title: string, description: string][] = [
  ["standin-v01", "past stream", "Scrims with chat, week 8", "Three hours of practice, uncut."],
  ["standin-v02", "video", "How we take height", "A retake, piece by piece.\n\nMusic: none\nhttps://summit.example"],
  ["standin-v03", "short", "One pump, one crown", ""],
  ["standin-v04", "video", "Comms & chaos: “game six” <uncut>", "All of it.\n\nFollow us everywhere."],
  ["standin-v05", "premiere", "The season film", "Premieres on Friday."],
  ["standin-v06", "upcoming stream", "Cup day with the whole team", "We start at seven."],
];

/** Returns the videos that a stand-in begins with, oldest first. */
export const firstVideos = (): StandInVideo[] =>
  some.map(([videoId, kind, title, description], at) => ({
    videoId,
    kind,
    title,
    description,
    publishedAt: new Date(Date.parse("2026-11-20T18:00:00Z") + at * 86_400_000).toISOString(),
    privacy: "public",
  }));

const newestFirst = (videos: readonly StandInVideo[]) =>
  videos.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
const isPublic = ({ privacy }: StandInVideo) => privacy === "public";

/** The feed of a channel: its newest 15 public videos. It says what is a Short by its address, and nothing else of its kind. */
export const feedOf = (videos: readonly StandInVideo[]) =>
  `${xmlDeclaration}
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
<link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${standInChannel.id}"/>
<title>Summit</title>
${newestFirst(videos).filter(isPublic).slice(0, 15).map(entryOf).join("\n")}
</feed>`;

const entryOf = ({ videoId, title, description, publishedAt, kind }: StandInVideo) => `<entry>
<id>yt:video:${videoId}</id>${textElement("yt:videoId", videoId)}${textElement("title", title)}
<link rel="alternate" href="https://www.youtube.com/${kind === "short" ? `shorts/${videoId}` : `watch?v=${videoId}`}"/>
${textElement("published", publishedAt.replace("Z", "+00:00").replace(".000", ""))}
<media:group><media:title>${xmlText(title)}</media:title><media:content url="https://www.youtube.com/v/${videoId}" width="640" height="390"/>
<media:description>${xmlText(description)}</media:description></media:group>
</entry>`;

/** What the Data API answers about the channel's uploads and about single videos. */
export function videosAnswer({ pathname, searchParams }: URL, videos: readonly StandInVideo[]): object {
  if (pathname.endsWith("/channels"))
    return {
      items: [{ id: standInChannel.id, contentDetails: { relatedPlaylists: { uploads: standInChannel.uploads } } }],
    };
  if (pathname.endsWith("/playlistItems")) {
    const listed = newestFirst(videos)
      .filter(isPublic)
      .slice(0, Number(searchParams.get("maxResults")));
    return { items: listed.map(({ videoId }) => ({ contentDetails: { videoId } })) };
  }
  const ids = (searchParams.get("id") ?? "").split(",");
  const found = videos.filter(({ videoId, privacy }) => ids.includes(videoId) && privacy !== "private");
  return { items: found.map(resourceOf) };
}

const liveContent: Partial<Record<StandInKind, string>> = {
  "upcoming stream": "upcoming",
  premiere: "upcoming",
  "live stream": "live",
};

function resourceOf({ videoId, title, description, publishedAt, kind, privacy }: StandInVideo) {
  const isBroadcast = !["video", "short"].includes(kind);
  return {
    id: videoId,
    snippet: { title, description, publishedAt, liveBroadcastContent: liveContent[kind] ?? "none" },
    status: { privacyStatus: privacy },
    contentDetails: { duration: kind === "short" ? "PT41S" : "PT12M3S" },
    player: kind === "short" ? { embedWidth: "405", embedHeight: "720" } : { embedWidth: "640", embedHeight: "360" },
    ...(isBroadcast && { liveStreamingDetails: { actualStartTime: publishedAt } }),
  };
}
